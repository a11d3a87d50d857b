import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiResult } from '../../src/contract/apiClient';
import { plainError } from '../../src/contract/apiError';
import { selectMe } from '../../src/session/sessionApi';
import { startPage, stopPages } from '../support/startPage';
import { done, refused, testClient } from '../support/testClient';
import { AccountSettings } from '../../widgets/account-settings/AccountSettings';
import { readProps } from '../../widgets/account-settings/props';

const code = { props: readProps, view: AccountSettings };
const ada = { userID: 7, name: 'Ada', email: 'ada@b.example', showEmail: false, private: true };
afterEach(stopPages);

async function open(change: (body: Record<string, unknown>) => ApiResult, permissions: string[] = []) {
  const client = testClient(({ method, path, body }) => {
    if (method === 'PATCH') return change(body as Record<string, unknown>);
    return path === 'users/7' ? done(ada) : done({ AnonymizeData: '-1' });
  });
  const page = await startPage({
    client: client.client,
    user: ada,
    permissions: ['session.valid', ...permissions],
  });
  page.show(code, { userID: 7 });
  await screen.findByRole('textbox', { name: /Email/ });
  const patches = () =>
    client.requests.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]);
  return { ...page, patches };
}
const refusal = (field: string, message: string): ApiResult => ({
  outcome: 'failed',
  error: { ...plainError('validation', 400), fields: [{ path: '', field, code: 'invalid', message }] },
});

test('only what has changed is saved, and a new address with the current password', async () => {
  const { patches } = await open((body) => done({ ...ada, ...body }));
  expect(screen.queryByRole('textbox', { name: /Username/ })).toBeNull();
  expect(
    screen.queryByLabelText(/Current Password/, {
      selector: '[name=currentPassword]:not(form:nth-of-type(2) *)',
    }),
  ).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Keep my profile private' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save Account' }));
  await waitFor(() => expect(patches()).toEqual([['users/7', { private: false }]]));
  const email = screen.getByRole('textbox', { name: /Email/ });
  await userEvent.clear(email);
  await userEvent.type(email, 'ada@new.example');
  await userEvent.type(screen.getAllByLabelText(/Current Password/)[0]!, 'secret one');
  await userEvent.click(screen.getByRole('button', { name: 'Save Account' }));
  await waitFor(() =>
    expect(patches().at(-1)).toEqual([
      'users/7',
      { email: 'ada@new.example', currentPassword: 'secret one' },
    ]),
  );
  await waitFor(() => expect(screen.getAllByLabelText(/Current Password/)).toHaveLength(1));
});

test('who may be renamed is called by the new name in the page', async () => {
  const { store } = await open((body) => done({ ...ada, ...body }), ['users.edit']);
  const name = screen.getByRole('textbox', { name: /Username/ });
  await userEvent.type(name, ' B');
  await userEvent.click(screen.getByRole('button', { name: 'Save Account' }));
  await waitFor(() => expect(selectMe(store.getState()).data?.name).toBe('Ada B'));
});

test('a refused field says why and keeps what was typed; other failures stand above', async () => {
  let answer = refusal('currentPassword', 'The current password is wrong.');
  const { patches } = await open(() => answer);
  const [current, next, again] = [/^Current Password/, /^New Password/, /^Confirm New Password/].map(
    (label) => screen.getByLabelText(label),
  );
  await userEvent.type(current!, 'guess');
  await userEvent.type(next!, 'battery staple');
  await userEvent.type(again!, 'battery staple');
  const button = screen.getByRole('button', { name: 'Change Password' });
  await userEvent.dblClick(button);
  expect(await screen.findByText('The current password is wrong.')).toBeInTheDocument();
  expect(current).toHaveAttribute('aria-invalid', 'true');
  expect(next).toHaveValue('battery staple');
  for (const status of [403, 500]) {
    answer = refused(status);
    await userEvent.click(button);
    expect(await screen.findAllByRole('alert')).not.toHaveLength(0);
  }
  answer = done(ada);
  await userEvent.click(button);
  await waitFor(() => expect(next).toHaveValue(''));
  expect(patches().at(-1)).toEqual([
    'users/7',
    { currentPassword: 'guess', password: 'battery staple', passwordConfirmation: 'battery staple' },
  ]);
});

test('the account of somebody else is not shown, nor a form that the server prints for statistics alone', async () => {
  const client = testClient(() => done({ AnonymizeData: '-1' }));
  const page = await startPage({ client: client.client, user: ada, permissions: ['session.valid'] });
  page.show(code, { userID: 9 });
  page.show(code, { userID: 7, choice: '-1' });
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(screen.queryByLabelText(/Email/)).toBeNull();
  expect(client.calls()).toEqual([]);
});

/** What the server prints: its own form, which works without us. */
function printForm(): HTMLElement {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = `<form method="post" action="/profile/accountprivacy"><input type="hidden" name="TransientKey" value="key">
    <label><input type="checkbox" name="DoNotTrack"> Leave me out</label><button>Save</button></form>`;
  return host;
}
async function openOver(
  answers: Record<string, ApiResult | Promise<ApiResult>>,
  props: object = { userID: 7 },
) {
  const client = testClient(({ path }) => answers[path] ?? refused(404));
  const page = await startPage({ client: client.client, user: ada, permissions: ['session.valid'] });
  const host = printForm();
  const view = (given: Record<string, unknown>) => ({ ...readProps(given), printed: host });
  page.show({ ...code, props: view }, props, host);
  const printed = () => host.querySelector<HTMLFormElement>('form[action="/profile/accountprivacy"][method]');
  const isServers = () => printed()?.elements.namedItem('TransientKey') != null;
  return { host, client, isServers };
}
const held = () => {
  let resolve!: (result: ApiResult) => void;
  const promise = new Promise<ApiResult>((then) => (resolve = then));
  return { promise, resolve };
};
const choice = done({ AnonymizeData: '-1' });

test('over the account of somebody else the server’s form stays, and nothing is asked', async () => {
  const { isServers, client } = await openOver({}, { userID: 9 });
  expect(isServers()).toBe(true);
  expect(client.calls()).toEqual([]);
});

test('the server’s form stays until the account and the choice are there', async () => {
  const late = held();
  const { isServers } = await openOver({ 'users/7': late.promise, 'analytics/privacy': choice });
  expect(isServers()).toBe(true);
  expect(screen.queryByRole('progressbar')).toBeNull();
  late.resolve(done(ada));
  expect(await screen.findByRole('textbox', { name: /Email/ })).toHaveValue('ada@b.example');
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(isServers()).toBe(false);
});

const aborted: ApiResult = { outcome: 'failed', error: plainError('aborted') };
test.each<[string, Record<string, ApiResult>, object]>([
  ['the account fails', { 'users/7': refused(500), 'analytics/privacy': choice }, { userID: 7 }],
  ['the account is aborted', { 'users/7': aborted, 'analytics/privacy': choice }, { userID: 7 }],
  [
    'the account has no address',
    { 'users/7': done({ name: 'Ada' }), 'analytics/privacy': choice },
    { userID: 7 },
  ],
  ['the choice fails', { 'users/7': done(ada), 'analytics/privacy': refused(500) }, { userID: 7 }],
])('%s: the server’s form stays, without an alert', async (_, answers, props) => {
  const { isServers, client } = await openOver(answers, props);
  await waitFor(() => expect(client.calls()).toHaveLength(2));
  await act(async () => undefined);
  expect(isServers()).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a server’s form that is in use stays when the account comes', async () => {
  const late = held();
  const { isServers, client } = await openOver({ 'users/7': late.promise, 'analytics/privacy': choice });
  const box = screen.getByRole('checkbox', { name: 'Leave me out' });
  fireEvent.click(box);
  await act(async () => late.resolve(done(ada)));
  expect(client.calls()).toHaveLength(2);
  expect(isServers()).toBe(true);
  expect(box).toBeChecked();
});
