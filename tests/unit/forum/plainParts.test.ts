import { plainParts } from '../../../examples/forum/routes/pages/plainParts';

const node = ($reactComponent: string, $reactProps: unknown) => ({ $reactComponent, $reactProps });
const post = (userID: number, more: object = {}) => ({
  ...{ url: '/p', body: `<p>Words of ${userID}</p>`, dateInserted: '2024-02-01T08:00:00Z' },
  insertUser: { userID, name: `user ${userID}`, url: '/u' },
  ...more,
});
const original = node('OriginalPostAsset', { discussion: post(2, { name: 'Saws', discussionID: 1 }) });
const thread = node('CommentThreadAsset', {
  comments: { data: [post(2), post(3)], paging: { currentPage: 1, limit: 30, total: 2 } },
});
const partsOf = (layout: unknown[], ignored: number[] = []) =>
  plainParts(layout, {
    viewer: { origin: 'https://forum.test', url: (path: string) => path },
    words: { t: (text: string) => text, plural: String, date: String },
    ...{ trusted: [], ignored },
  } as unknown as Parameters<typeof plainParts>[1]);

test('the words of members whom their reader ignores are folded, and no others', () => {
  const folded =
    /<details><summary>You have ignored this member\.<\/summary><div[^>]*><p>Words of 2<\/p><\/div><\/details>/;
  const { OriginalPostAsset: first, CommentThreadAsset: others } = partsOf([original, thread], [2]);
  expect(first).toMatch(folded);
  expect(others).toMatch(folded);
  expect(others!.match(/<details/g)).toHaveLength(1);
  expect(partsOf([original, thread]).CommentThreadAsset).not.toContain('<details');
});

test.each([
  ['no props', undefined],
  ['empty props', {}],
  ['props of another kind', { discussion: 'x', comments: [] }],
  ['half of what it shows', { discussion: { name: 'x' }, comments: { data: [{}], paging: {} } }],
])('an asset that was kept with %s takes nothing with it', (_, props) => {
  const names = ['OriginalPostAsset', 'CommentThreadAsset', 'AnswerThreadAsset'];
  const broken = names.map((name) => node(name, props));
  expect(partsOf(broken)).toEqual({});
  expect(partsOf([...broken, original, thread])).toEqual(partsOf([original, thread]));
});
