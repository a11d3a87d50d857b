import { join } from 'node:path';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Eta } from 'eta';
import { groupsFor } from '../../examples/forum/data/activities';
import { preferenceSchema } from '../../examples/forum/data/preferenceSchema';
import { locales } from '../../examples/forum/data/locales';
import { json } from '../../examples/forum/routes/pages/json';
import { patchOfForm, preferenceGroups } from '../../examples/forum/routes/pages/preferencesView';
import type { Viewer } from '../../examples/forum/viewer';
import type { ApiRequest, ApiResult } from '../../src/contract/apiClient';
import { plainError } from '../../src/contract/apiError';
import type { PageMeta } from '../../src/contract/pageConfig';
import { readSchema } from '../../src/resources/preferences/preferenceSchema';
import { widget } from '../../widgets/notification-preferences/widget';
import { cutNetwork, offline } from '../support/cutNetwork';
import { startPage, stopPages } from '../support/startPage';
import { done, testClient } from '../support/testClient';
import { plainMeta } from '../support/testUi';

const viewer = { can: (name: string) => name === 'conversations.add' } as unknown as Viewer;
const schema = preferenceSchema(groupsFor(viewer, []), { getsMail: true, defaults: false });
const own = {
  NewDiscussion: { popup: true, email: false },
  NewComment: { popup: false, email: false },
  Mention: { popup: true, email: true },
  DigestEnabled: { email: true, frequency: 'weekly' },
  NotificationLanguage: 'en',
};
const complete = { userID: 3, schema, preferences: own, locales };
const mail: Partial<PageMeta> = { emails: { enabled: true, digest: true } };

afterEach(() => {
  jest.restoreAllMocks();
  stopPages();
});

interface Page {
  props?: Record<string, unknown>;
  meta?: Partial<PageMeta>;
  viewerID?: number;
  permissions?: string[];
  answer?: (request: ApiRequest) => ApiResult | Promise<ApiResult> | undefined;
}

async function openPage({
  props = complete,
  meta = mail,
  viewerID = 3,
  permissions = [],
  answer,
}: Page = {}) {
  const { client, requests } = testClient((request) => {
    const special = answer?.(request);
    if (special) return special;
    if (request.path === 'users/me') return done({ userID: viewerID, name: 'Me' });
    if (request.path === 'locales') return done(locales);
    return done(request.path.endsWith('/schema') ? schema : own);
  });
  const page = await startPage({ client, user: { userID: viewerID, name: 'Me' }, permissions, meta });
  const { container } = page.show(widget, props);
  return {
    container,
    requests,
    session: page.session,
    user: userEvent.setup(),
    saved: () => requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body),
  };
}

/** Fields, names and states of a form, in order. */
const facts = (form: HTMLElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-inlay-part]')].map((field) => ({
    part: field.dataset['inlayPart'],
    tag: field.localName,
    name: field.name,
    value: field.type === 'checkbox' ? (field as HTMLInputElement).checked : field.value,
    label: field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent.trim() ?? field.textContent,
  }));

test('the view has the fields, names and states that the server prints', async () => {
  const { container, requests } = await openPage();
  const eta = new Eta({
    views: join(process.cwd(), 'examples/forum/pages'),
    functionHeader: 'const { t, json } = it;',
  });
  const printed = document.body.appendChild(document.createElement('div'));
  printed.innerHTML = eta.render('/widgets/preferences', {
    ...{ json, t: (text: string) => text },
    viewer: { transientKey: 'key-1' },
    words: { localeKey: 'en' },
    preferences: { props: complete, groups: preferenceGroups(schema, own), language: 'en' },
  });
  const [server, view] = [printed.querySelector('form')!, container.querySelector('form')!];
  expect(facts(view)).toEqual(facts(server));
  expect(facts(view).length).toBeGreaterThan(12);
  const texts = (form: HTMLElement) => form.textContent.replace(/\s+/g, ' ').trim();
  expect(texts(view)).toBe(texts(server));
  expect(view.getAttribute('action')).toMatch(/\/profile\/preferences$/);
  expect(requests).toEqual([]);

  const body: Record<string, unknown> = {};
  const data = new FormData(server);
  for (const key of new Set(data.keys()))
    body[key] = data.getAll(key).length > 1 ? data.getAll(key) : data.get(key);
  expect(patchOfForm(body)).toMatchObject({
    NewDiscussion: { popup: true, email: false },
    Mention: { popup: true, email: true },
    DigestEnabled: { email: true, frequency: 'weekly' },
    NotificationLanguage: 'en',
  });
});

test.each([
  ['ar', 'ar'],
  ['xx', locales[0]!.localeKey],
])('who has chosen no language yet sees that of the page, %s: %s', async (localeKey, shown) => {
  const { NotificationLanguage: _none, ...preferences } = own;
  const { saved, user } = await openPage({
    props: { ...complete, preferences },
    meta: { ...mail, ui: { ...plainMeta.ui, localeKey } },
  });
  const select = screen.getByRole('combobox', { name: 'Notification language' });
  expect(select).toHaveValue(shown);
  const other = locales.find((each) => each.localeKey !== shown)!.localeKey;
  await user.selectOptions(select, other);
  await waitFor(() => expect(saved()).toEqual([{ NotificationLanguage: other }]));
});

test('a change is saved at once, nested, and said; what is refused is taken back', async () => {
  let fails = false;
  const { saved, user } = await openPage({
    answer: ({ method }) =>
      method !== 'PATCH'
        ? undefined
        : fails
          ? { outcome: 'failed', error: plainError('forbidden', 403, 'Not for you.') }
          : done({ ...own, NewComment: { popup: true, email: false } }),
  });
  const box = screen.getByRole('checkbox', { name: 'New comments, popup' });
  await user.click(box);
  expect(box).toBeChecked();
  await waitFor(() => expect(saved()).toEqual([{ NewComment: { popup: true } }]));
  await waitFor(() =>
    expect(document.querySelector('.inl-toast [role=status]')).toHaveTextContent(
      'Success! Preferences saved.',
    ),
  );
  fails = true;
  await user.click(box);
  expect(box).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not for you.');
  expect(box).toBeChecked();
});

test.each([
  ['below the button, where it moves no field', 100, 1],
  ['beside whoever is far above the end of the form, too', 10_000, 2],
])('that there is no network is said for as long as there is none, %s', async (_where, top, times) => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 0));
  const mendNetwork = cutNetwork();
  const saved = done({ ...own, NewComment: { popup: true, email: false } });
  const { user } = await openPage({
    answer: ({ method }) => (!navigator.onLine ? offline : method === 'PATCH' ? saved : undefined),
  });
  const box = screen.getByRole('checkbox', { name: 'New comments, popup' });
  await user.click(box);
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(times));
  for (const alert of screen.getAllByRole('alert'))
    await waitFor(() => expect(alert).toHaveTextContent('You are offline.'));
  const below = screen.getByRole('button', { name: 'Save' }).nextElementSibling as HTMLElement;
  expect(within(below).getByRole('alert')).toBeInTheDocument();
  expect(box).not.toBeChecked();
  mendNetwork();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(box);
  expect(box).toBeChecked();
});

test.each([
  ['of some preferences', own],
  ['of none', {}],
])(
  'Save after a change that was refused stores what the form shows, %s, and says so',
  async (_what, preferences) => {
    let answerNow = (_answer: ApiResult) => {};
    const paper: ApiResult = { outcome: 'failed', error: plainError('server', 500, 'Out of paper.') };
    const { saved, user } = await openPage({
      props: { ...complete, preferences },
      answer: ({ method }) =>
        method === 'PATCH' ? new Promise<ApiResult>((resolve) => (answerNow = resolve)) : done(preferences),
    });
    const asked = (times: number) => waitFor(() => expect(saved()).toHaveLength(times), { timeout: 2000 });
    const form = document.querySelector('form')!;
    const before = facts(form);
    const save = screen.getByRole('button', { name: 'Save' });
    await user.click(screen.getByRole('checkbox', { name: 'New comments, popup' }));
    await asked(1);
    answerNow(paper);
    expect(await screen.findByRole('alert')).toHaveTextContent('Out of paper.');
    expect(facts(form)).toEqual(before);

    for (const times of [2, 3]) {
      await user.click(save);
      expect(screen.queryByRole('alert')).toBeNull();
      await asked(times);
      answerNow(times === 2 ? paper : done(saved().at(-1)));
      if (times === 2) expect(await screen.findByRole('alert')).toHaveTextContent('Out of paper.');
    }
    expect(await screen.findByText('Success! Preferences saved.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(facts(form)).toEqual(before);
    expect(saved().at(-1)).toMatchObject({ ...preferences, NewComment: { popup: false } });
  },
);

test('a session that ends leaves the form, with the reason and a way to sign in; it goes on once they are back', async () => {
  let reader = 0;
  const ended = {
    ...plainError('forbidden', 403, 'Permission Problem'),
    permissions: ['Garden.SignIn.Allow'],
  };
  const { user, session } = await openPage({
    answer: ({ method, path }) =>
      path === 'users/me'
        ? done({ userID: reader, name: 'Me' })
        : method === 'PATCH' && reader !== 3
          ? { outcome: 'failed', error: ended }
          : method === 'PATCH'
            ? done({ ...own, NewComment: { popup: true, email: false } })
            : undefined,
  });
  const box = screen.getByRole('checkbox', { name: 'New comments, popup' });
  for (const _press of ['the first', 'and another']) {
    await user.click(box);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You have been signed out. Sign in again to go on.',
    );
    await waitFor(() => expect(session.userID()).toBe(0));
    expect(box).not.toBeChecked();
    expect(box).toHaveFocus();
  }
  expect(screen.getByRole('link', { name: 'Sign in again in a new tab' })).toHaveAttribute(
    'target',
    '_blank',
  );
  reader = 3;
  await act(() => session.refresh());
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(box);
  expect(box).toBeChecked();
  await waitFor(() =>
    expect(document.querySelector('.inl-toast [role=status]')).toHaveTextContent(
      'Success! Preferences saved.',
    ),
  );
  // Who signs in instead has preferences of their own, elsewhere.
  reader = 4;
  await act(() => session.refresh());
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('who is signed out elsewhere reads so in the place of the form', async () => {
  const { user, session } = await openPage({
    answer: ({ path }) => (path === 'users/me' ? done({ userID: 0, name: 'Guest' }) : undefined),
  });
  await user.tab();
  expect(screen.getAllByRole('checkbox')[0]).toHaveFocus();
  await act(() => session.refresh());
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('You have been signed out. Sign in again to go on.');
  expect(screen.getByRole('link', { name: 'Sign in again in a new tab' })).toHaveFocus();
});

test('a refusal because somebody else is there takes the form away, says why and leads to theirs', async () => {
  const { user, session } = await openPage({
    answer: ({ method, path }) =>
      path === 'users/me'
        ? done({ userID: 4, name: 'Other' })
        : method === 'PATCH'
          ? { outcome: 'failed', error: plainError('forbidden', 403, 'Permission Problem') }
          : undefined,
  });
  await user.click(screen.getByRole('checkbox', { name: 'New comments, popup' }));
  await waitFor(() => expect(session.userID()).toBe(4));
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  expect(screen.getByRole('alert')).toHaveTextContent(/^Somebody else is signed in now\.$/);
  const link = screen.getByRole('link', { name: 'Reload' });
  expect(link).toHaveAttribute('href', window.location.href);
  expect(link).toHaveFocus();
});

test('how often the digest comes is asked only when it is wanted', async () => {
  const { user, saved } = await openPage();
  const often = screen.getByRole('combobox', { name: 'How often' });
  expect(often).toHaveValue('weekly');
  await user.selectOptions(often, 'monthly');
  await waitFor(() => expect(saved()).toEqual([{ DigestEnabled: { frequency: 'monthly' } }]));
  await user.click(screen.getByRole('checkbox', { name: 'Send me the email digest' }));
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'How often' })).toBeNull());
});

test('a tag of a deployed page asks for everything itself, and again after a failure', async () => {
  let fails = true;
  const { requests, user } = await openPage({
    props: { userID: 3 },
    answer: ({ path }) =>
      fails && path === 'notification-preferences/3'
        ? { outcome: 'failed', error: plainError('server', 500, 'Out of glue.') }
        : undefined,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Out of glue.');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  const group = await screen.findByRole('region', { name: 'Followed Categories' });
  expect(within(group).getByRole('checkbox', { name: 'New posts, popup' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Notification language' })).toHaveValue('en');
  expect(requests.map(({ path }) => path).sort()).toEqual([
    'locales',
    'notification-preferences/3',
    'notification-preferences/3',
    'notification-preferences/schema',
  ]);
});

test('no e-mail where the forum sends none', async () => {
  await openPage({ meta: { emails: { enabled: false, digest: false } } });
  expect(screen.queryByRole('checkbox', { name: /e-mail/ })).toBeNull();
});

test.each([
  ['guests', { viewerID: 0 }, false],
  ['others', { viewerID: 4 }, false],
  ['those who may edit users', { viewerID: 4, permissions: ['users.edit'] }, true],
])('what %s see', async (_name, page, shown) => {
  const { container, requests } = await openPage(page);
  expect(container.querySelector('form') !== null).toBe(shown);
  expect(requests).toEqual([]);
});

test('foreign schemas cost no more than what makes no sense in them', () => {
  for (const foreign of [null, [], 'x', {}, { properties: 5 }, { properties: { a: null } }])
    expect(readSchema(foreign)).toEqual([]);
  let deep: object = { A: { properties: { popup: { type: 'boolean' } } } };
  for (let depth = 0; depth < 50; depth += 1) deep = { group: { properties: deep } };
  expect(readSchema({ properties: deep })).toEqual([]);
  const odd = { popup: { type: 'boolean' }, disabled: { type: 'boolean' }, x: { type: 'number' } };
  const [group] = readSchema({
    properties: { g: { 'x-control': { label: {} }, properties: { A: { properties: odd } } } },
  });
  expect(group).toMatchObject({ key: 'g', label: '', activities: [{ description: 'A' }] });
  expect(group!.activities[0]!.fields.map(({ key }) => key)).toEqual(['A.popup']);
});

test('a description in HTML is shown sanitised, and read without its tags', async () => {
  const html = 'New <b>posts</b><img src=x onerror=window.__pwned=1>';
  const popup = { type: 'boolean', 'x-control': { label: 'Popup' } };
  const activity = { 'x-control': { description: html }, properties: { popup } };
  const foreign = {
    properties: { g: { 'x-control': { label: 'G' }, properties: { NewDiscussion: activity } } },
  };
  const { container } = await openPage({ props: { ...complete, schema: foreign } });
  expect(screen.getByRole('checkbox', { name: 'New posts, popup' })).toBeChecked();
  expect(await screen.findByText('posts')).toHaveProperty('localName', 'b');
  expect(container.querySelector('[onerror]')).toBeNull();
});
