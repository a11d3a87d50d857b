import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { plainError } from '../../src/contract/apiError';
import { readProps as readForm } from '../../widgets/create-post/props';
import { CreatePostFormAsset } from '../../widgets/create-post-form/CreatePostFormAsset';
import { readProps } from '../../widgets/create-post-form/props';
import { startPage, stopPages } from '../support/startPage';
import { done, testClient } from '../support/testClient';

afterEach(() => {
  stopPages();
  window.history.replaceState(null, '', '/');
});

const repair = {
  postTypeID: 'repair',
  name: 'Repair',
  parentPostTypeID: 'question',
  categoryIDs: [9],
  postFields: [],
};
const question = { postTypeID: 'question', name: 'Question', parentPostTypeID: null };
const found = (categoryID: number, name: string) => ({ categoryID, name, url: '', displayAs: 'discussions' });
const answers: Record<string, unknown> = {
  'post-types': [question, repair],
  'categories/search': [found(9, 'Electronics'), found(7, 'Woodworking')],
  'discussions/12/edit': { name: 'Old', body: '<p>x</p>', format: 'Wysiwyg', categoryID: 9 },
  'discussions/12': {
    ...{ url: '/discussion/12', type: 'question', postTypeID: 'repair', pinLocation: 'category' },
    ...{ tags: [{ name: 'radio' }], postMeta: { age: 62, opened: true } },
  },
  'groups/3': { groupID: 3, name: 'Turners' },
};

/** The form's tag in a page at an address, as the page finds it. */
async function show(
  address: string,
  props: object,
  { user = { userID: 9, name: 'Ada' } as object | null, meta = {} } = {},
) {
  window.history.replaceState(null, '', address);
  let down = false;
  const { client, requests } = testClient(({ path }) =>
    down ? { outcome: 'failed', error: plainError('server', 500) } : done(answers[path] ?? null),
  );
  const page = await startPage({
    client,
    user: user as Record<string, unknown>,
    meta,
    permissions: ['discussions.announce'],
    inCategory: { id: 9, permissions: ['discussions.add', 'discussions.announce'] },
  });
  const breakDown = (is: boolean) => (down = is);
  const mount = () => render(<CreatePostFormAsset {...readProps(props)} />, { wrapper: page.wrapper });
  const form = async () => {
    const tag = () => document.querySelector('[data-react="CreatePost"]');
    await waitFor(() => expect(tag()).not.toBeNull());
    return readForm(JSON.parse(tag()!.getAttribute('data-props')!));
  };
  return { mount, form, requests, breakDown };
}

test('a new post: its type and category by the address, and where the reader may post', async () => {
  const { mount, form } = await show('/forum/post/repair/9', { title: 'Ask', taggingEnabled: true });
  mount();
  expect(await form()).toMatchObject({
    ...{ postType: 'repair', parentID: 9, values: { categoryID: '9', postTypeID: 'repair', postMeta: {} } },
    postTypes: [{ postTypeID: 'question' }, { postTypeID: 'repair' }],
    ...{ categories: [{ value: '9', label: 'Electronics' }], mayAnnounce: true, taggingEnabled: true },
  });
  expect(screen.getByRole('heading', { name: 'Ask' })).toBeInTheDocument();
});

test.each([
  ['a new post', '/es/post/question', '3'],
  ['a change, in which the category may be of another section', '/es/post/editdiscussion/12', undefined],
])('in a section, %s: of which the categories are', async (_, address, siteSectionID) => {
  const raw = { siteSection: { basePath: '/es', sectionID: '3' } };
  const { mount, form, requests } = await show(address, {}, { meta: { raw } });
  mount();
  await form();
  const asked = requests.find(({ path }) => path === 'categories/search');
  expect(asked?.query).toMatchObject({ query: '', limit: 50 });
  expect(asked?.query?.siteSectionID).toBe(siteSectionID);
});

test('a change of a post begins with all that it is, in the words that can be written on', async () => {
  const { mount, form } = await show('/post/editdiscussion/12/55', {});
  mount();
  expect(await form()).toMatchObject({
    ...{ recordID: 12, draftID: 55, postType: 'repair', leave: '/discussion/12', taggingEnabled: false },
    values: {
      ...{
        name: 'Old',
        body: '<p>x</p>',
        format: 'text',
        categoryID: '9',
        tags: 'radio',
        pinLocation: 'category',
      },
      postMeta: { age: '62', opened: 'true' },
    },
    postTypes: [{ postTypeID: 'repair' }],
  });
});

test('a post for a group', async () => {
  const { mount, form } = await show('/post/question/social-groups/x?groupid=3', {});
  mount();
  expect(await form()).toMatchObject({
    group: { groupID: 3, name: 'Turners' },
    postType: 'question',
    parentID: -1,
  });
});

test('on a page elsewhere it goes by its props; a server without types has those of the props', async () => {
  answers['post-types'] = null;
  const props = {
    category: { categoryID: 9, name: 'Electronics', url: '/c/9' },
    postTypeID: 'repair',
    postType: repair,
  };
  const { mount, form } = await show('/', props);
  mount();
  expect(await form()).toMatchObject({
    postType: 'repair',
    postTypes: [{ postTypeID: 'repair' }],
    parentID: 9,
    leave: '/c/9',
  });
  answers['post-types'] = [question, repair];
});

test('a server that is down is asked again; guests find nothing, and ask nothing', async () => {
  const member = await show('/post/question/9', {});
  member.breakDown(true);
  member.mount();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  member.breakDown(false);
  await userEvent.click(retry);
  expect(await member.form()).toMatchObject({ postType: 'question' });
  stopPages();
  const guest = await show('/post/question/9', {}, { user: null });
  guest.mount();
  expect([document.querySelector('[data-react]'), guest.requests]).toEqual([null, []]);
});

test('wrong props leave the form usable', () => {
  for (const props of [
    {},
    { category: 'x', postTypeID: 5, postType: [], taggingEnabled: 'x' },
    { postType: null },
  ])
    expect(readProps(props)).toMatchObject({});
});
