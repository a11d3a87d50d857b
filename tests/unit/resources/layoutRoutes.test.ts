import { layoutRouteOf, readPostPath } from '../../../src/resources/layoutRoutes';

const section = { recordType: 'siteSection', recordID: 0 };
const post = { layoutViewType: 'post', flag: 'customLayout.post' };
const categories = { layoutViewType: 'categoryList', flag: 'customLayout.categoryList' };
const of = (address: string, more = {}) => {
  const [path = '', search] = address.split('?');
  return layoutRouteOf({ path, query: Object.fromEntries(new URLSearchParams(search)), ...more });
};

test.each<[address: string, route: object]>([
  ['/', { layoutViewType: 'home', ...section, params: {} }],
  ['/discussions?sort=-score&page=2', { ...section, params: { sort: '-score', page: '2' } }],
  ['/categories', { ...categories, ...section, params: { page: '1' } }],
  ['/categories/p2', { ...categories, ...section, params: { page: '2' } }],
  ['/categories/tools?page=3', { recordID: 'tools', params: { categoryID: 'tools', page: '3' } }],
  ['/categories/5/p2?sort=x', { recordID: '5', params: { sort: 'x', categoryID: '5', page: '2' } }],
  [
    '/discussion/9',
    { ...post, recordType: 'discussion', recordID: 9, params: { discussionID: 9, sort: null } },
  ],
  ['/discussion/9/which-saw', { ...post, params: { discussionID: 9, sort: null } }],
  ['/discussion/9/which-saw/p2?sort=-score', { params: { discussionID: 9, page: 2, sort: '-score' } }],
  ['/discussion/9/p3', { params: { discussionID: 9, page: 3, sort: null } }],
  ['/discussion/9/which-saw/p0', null!],
  ['/discussion/comment/12', { ...post, recordType: 'comment', params: { commentID: 12, sort: null } }],
  ['/post/question/7', { layoutViewType: 'createPost', ...section }],
])('%s asks for its layout, with the kinds of its values', (address, route) => {
  if (route === null) expect(of(address)).toBeNull();
  else expect(of(address)).toMatchObject(route);
  const page = of(address)?.params.page;
  if (page !== undefined) expect(typeof page).toBe(address.startsWith('/discussion/') ? 'number' : 'string');
});

test('a section has a home of its own, and a page of the forum’s own its number', () => {
  expect(of('/', { siteSectionID: 'en' })).toMatchObject({
    layoutViewType: 'subcommunityHome',
    recordID: 'en',
  });
  const customPages = [{ customPageID: 4, urlcode: 'about' }];
  expect(of('/about', { customPages })).toMatchObject({ flag: null, params: { customPageID: 4 } });
  expect(of('/about')).toBeNull();
});

test.each([
  '/profile/x',
  '/discussion/x',
  '/discussion/9/a/b/c',
  '/category',
  '/categories/a/b',
  '/post',
  '/discussions/p2',
])('%s is no layout', (address) => {
  expect(of(address)).toBeNull();
});

const inCategory = (id: number | string) => ({ parentRecordType: 'category', parentRecordID: id });
test.each<[address: string, params: object]>([
  ['/post/discussion', { type: 'create', postType: 'discussion', ...inCategory(-1) }],
  ['/post/question/7', { type: 'create', postType: 'question', ...inCategory(7) }],
  ['/post/editdiscussion/12', { type: 'edit', recordID: 12 }],
  ['/post/editdiscussion/0/55', { type: 'edit', draftID: 55 }],
  [
    '/post/idea/social-groups/x?groupid=3',
    { type: 'create', postType: 'idea', parentRecordType: 'group', parentRecordID: 3, groupid: '3' },
  ],
  [
    '/post/idea/social-groups?groupid=x',
    { type: 'create', postType: 'idea', ...inCategory(-1), groupid: 'x' },
  ],
  ['/post/%3Cb%3E/-7', { type: 'create', postType: '<b>', ...inCategory(-1) }],
  ['/post/question/7%2F8', { type: 'create', postType: 'question', ...inCategory(-1) }],
  ['/post/%E0%A4%A', { type: 'create', postType: '%E0%A4%A', ...inCategory(-1) }],
  ['/forum/post/discussion/7', { type: 'create', postType: 'discussion', ...inCategory(7) }],
])('%s says what is to be written', (address, params) => {
  expect(of(address)?.params).toEqual(params);
});

test('without a path there is nothing to read', () => {
  expect(readPostPath([])).toEqual({ type: 'create', postType: '', ...inCategory(-1) });
});
