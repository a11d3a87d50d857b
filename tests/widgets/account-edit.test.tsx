import { screen, waitFor } from '@testing-library/react';
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
