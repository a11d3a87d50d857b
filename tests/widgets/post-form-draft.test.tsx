import { render, screen } from '@testing-library/react';
import { DraftsContext } from '../../src/resources/drafts/createDrafts';
import type { DraftTarget } from '../../src/resources/drafts/draft';
import { CreatePost } from '../../widgets/create-post/CreatePost';
import { readProps as readForm } from '../../widgets/create-post/props';
import { CreatePostFormAsset } from '../../widgets/create-post-form/CreatePostFormAsset';
import { readProps } from '../../widgets/create-post-form/props';
import { tabs } from '../support/eachDraftTabs';
import { offline } from '../support/modelDrafts';
import { pass } from '../support/modelStorage';
import { wait } from '../support/openComment';
import { openDrafts } from '../support/openDrafts';
import { startPage, stopPages } from '../support/startPage';
import { done, testClient } from '../support/testClient';

// The form of a post in a layout, whose context brings the server's draft along.

// Its text area is enough here.
jest.mock('../../src/editor/rich/RichEditor', () => {
  throw new Error('404');
});

afterEach(() => {
  stopPages();
  window.history.replaceState(null, '', '/');
});

const draft = (more: object = {}, lastSaved = '2026-01-05T12:00:00.000Z') => ({
  ...{
    draftID: 55,
    recordType: 'discussion',
    recordID: null,
    parentRecordType: 'category',
    parentRecordID: 9,
  },
  ...{ draftStatus: 'draft', dateScheduled: null, insertUserID: 3 },
  attributes: {
    ...{ body: 'As the server has it', format: 'text', lastSaved },
    draftMeta: { name: 'Begun elsewhere', categoryID: 9, postTypeID: 'discussion' },
  },
  ...more,
});
const answers: Record<string, unknown> = {
  'categories/search': [{ categoryID: 9, name: 'Electronics', url: '', displayAs: 'discussions' }],
  'discussions/12/edit': { name: 'Old', body: 'x', format: 'text', categoryID: 9 },
  'discussions/12': { url: '/discussion/12', type: 'discussion', tags: [] },
};
const member = { user: { userID: 3, name: 'Ada' }, permissions: ['discussions.add'] };

/** The form's props at an address, in a layout with a context of drafts. */
async function formAt(address: string, context: object | null) {
  window.history.replaceState(null, '', address);
  const { client, requests } = testClient(({ path }) => done(answers[path] ?? null));
  const page = await startPage({ client, ...member });
  const around = document.createElement('div');
  if (context) around.dataset.inlayContext = 'DraftContextProvider';
  around.dataset.props = JSON.stringify(context);
  around.innerHTML = '<div></div>';
  document.body.append(around);
  render(<CreatePostFormAsset {...readProps({})} printed={around.firstElementChild!} />, {
    wrapper: page.wrapper,
  });
  await wait(200);
  const tag = document.querySelector('[data-react="CreatePost"]')!;
  const { draft: brought, draftID, parentID } = readForm(JSON.parse(tag.getAttribute('data-props')!));
  expect(requests.filter(({ path }) => path.startsWith('drafts'))).toEqual([]);
  return [brought?.draftID, draftID, parentID];
}

const ofPost = { recordType: 'discussion', parentRecordType: 'category', parentRecordID: -1 };
it.each<[string, string, object | null, [number?, number?, number?]]>([
  [
    'that its address names',
    '/post/editdiscussion/0/55',
    { ...ofPost, serverDraftID: 55, serverDraft: draft() },
    [55, 55, 9],
  ],
  ['begun in its category', '/post/discussion/9', { ...ofPost, serverDraft: draft() }, [55, undefined, 9]],
  [
    'of the post that it changes',
    '/post/editdiscussion/12',
    { ...ofPost, recordID: 12, serverDraft: draft({ recordID: 12 }) },
    [55, undefined, -1],
  ],
  ['by its number alone', '/post/discussion/9', { ...ofPost, serverDraftID: 55 }, [undefined, 55, 9]],
  [
    'not one of another number',
    '/post/editdiscussion/0/56',
    { ...ofPost, serverDraft: draft() },
    [undefined, 56, -1],
  ],
  [
    'not one of another category',
    '/post/discussion/7',
    { ...ofPost, serverDraft: draft() },
    [undefined, undefined, 7],
  ],
  [
    'not one of another post',
    '/post/editdiscussion/12/55',
    { ...ofPost, serverDraft: draft() },
    [undefined, 55, -1],
  ],
  [
    'not a comment’s',
    '/post/discussion/9',
    { recordType: 'comment', parentRecordID: 9, serverDraft: draft() },
    [undefined, undefined, 9],
  ],
  ['none', '/post/editdiscussion/0/55', { ...ofPost, serverDraft: null }, [undefined, 55, -1]],
  ['without a context', '/post/editdiscussion/0/55', null, [undefined, 55, -1]],
])('the draft that the form gets: %s', async (_, address, context, brought) => {
  expect(await formAt(address, context)).toEqual(brought);
});

/** The form with the draft that its page has brought, over the drafts of one tab. */
async function openForm(brought: ReturnType<typeof draft>) {
  const page = await startPage({ client: tabs.server.client, ...member });
  const { drafts, engine } = openDrafts((error) => page.failures.push(error));
  const empty = { name: '', body: '', format: 'text', categoryID: '9', tags: '', pinLocation: 'none' };
  const props = readForm({
    ...{ parentID: 9, draftID: brought.draftID, draft: brought, values: empty, leave: '/drafts' },
    categories: [{ value: '9', label: 'Electronics' }],
    taggingEnabled: false,
  });
  const Wrapper = page.wrapper;
  render(
    <Wrapper>
      <DraftsContext value={drafts}>
        <CreatePost {...props} />
      </DraftsContext>
    </Wrapper>,
  );
  await wait(300);
  return {
    engine,
    fields: () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value),
    asked: () => tabs.server.requests.filter(({ method = 'GET' }) => method === 'GET'),
  };
}

it('the form shows what its page has brought, and asks for nothing', async () => {
  tabs.server.add(draft());
  const form = await openForm(draft());
  expect(form.fields()).toEqual(['Begun elsewhere', 'As the server has it']);
  expect(form.asked()).toEqual([]);
});

it.each([
  ['what was typed here later', '2020-01-01T00:00:00.000Z', 'Typed here'],
  ['what was saved elsewhere later', '2999-01-01T00:00:00.000Z', 'As the server has it'],
])('the later text wins: %s', async (_, lastSaved, shown) => {
  const place = { parentRecordType: 'category', parentRecordID: 9, draftID: 55 };
  const target: DraftTarget = { recordType: 'discussion', ...place };
  tabs.server.fault = offline;
  const before = await tabs.open(tabs.openTab(), target, null);
  before.change({
    body: 'Typed here',
    format: 'text',
    meta: { name: 'Here', categoryID: 9, postTypeID: 'discussion' },
  });
  await pass(100);
  before.close();
  await pass(100);
  const form = await openForm(draft({}, lastSaved));
  expect(form.fields()[1]).toBe(shown);
});
