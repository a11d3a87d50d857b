import { postTags, unreadBadge, userTags } from '../../../examples/forum/routes/pages/postTags';
import { rowPath } from '../../../examples/forum/routes/pages/threadPath';
import type { Discussion } from '../../../examples/forum/wire';

const discussion = (more: Partial<Discussion>): Discussion =>
  ({ type: 'discussion', pinned: false, closed: false, statusID: 0, tags: [], ...more }) as Discussion;
const texts = (more: Partial<Discussion>, addons = ['qna']) =>
  postTags(discussion(more), addons).map((tag) => tag.text);

it('names the state of a discussion in one order', () => {
  expect(texts({ pinned: true, closed: true, resolved: true })).toEqual([
    'Announcement',
    'Closed',
    'Resolved',
  ]);
  expect(texts({ resolved: false })).toEqual(['Unresolved']);
  expect(texts({ type: 'redirect', closed: true })).toEqual(['Moved']);
});

it('holds a place for what a moderator can make of it, where that will stand', () => {
  const tags = (more: Partial<Discussion>) =>
    postTags(discussion({ pinned: true, resolved: true, ...more }), [], false, true).map(
      ({ text, sleeps }) => (sleeps ? `(${text})` : text),
    );
  expect(tags({})).toEqual(['Announcement', '(Moved)', '(Closed)', 'Resolved']);
  expect(tags({ closed: true })).toEqual(['Announcement', '(Moved)', 'Closed', 'Resolved']);
  expect(tags({ type: 'redirect', closed: true })).toEqual(['Announcement', 'Moved', '(Closed)', 'Resolved']);
});

it.each([
  [1, ['Question']],
  [2, ['Answered']],
  [3, ['Answered ✓']],
  [4, ['Question']],
])('names the status %i of a question, and of nothing else', (statusID, expected) => {
  expect(texts({ type: 'question', statusID })).toEqual(expected);
  expect(texts({ statusID })).toEqual([]);
  expect(texts({ type: 'question', statusID }, ['polls'])).toEqual([]);
});

it('says that there is a poll', () => {
  const tags = postTags(discussion({ type: 'question', statusID: 1, resolved: true }), ['qna'], true);
  expect(tags.map(({ text }) => text)).toEqual(['Question', 'Poll', 'Resolved']);
});

it('says nothing of what is resolved where nobody triages', () => {
  const tags = postTags(discussion({ resolved: false, closed: true }), [], false, false, { triage: false });
  expect(tags.map(({ text }) => text)).toEqual(['Closed']);
});

describe('tags of members', () => {
  const tag = (name: string, type: string) => ({ tagID: 1, name, urlcode: name, type });
  const tags = [tag('s', 'Status'), ...['a', 'b', 'c', 'd'].map((name) => tag(name, 'User'))];

  it('are three at most, and none of other types', () => {
    expect(userTags(discussion({ tags })).map(({ text }) => text)).toEqual(['a', 'b', 'c']);
  });

  it('are not there where tagging is off', () => {
    expect(userTags(discussion({ tags }), { tagging: false, customDiscussionList: true })).toEqual([]);
  });

  it.each([
    [true, '/discussions?tagID=1'],
    [false, '/search?domain=posts&tags=a'],
  ])('lead to the list of discussions where that is a layout (%s), else to the search', (is, path) => {
    const [first] = userTags(discussion({ tags }), { tagging: true, customDiscussionList: is });
    expect(first!.href).toBe(path);
  });
});

it('leads members to where they stopped reading, unless that is switched off', () => {
  const read = {
    url: 'https://forum.test/discussion/5/tea',
    countComments: 40,
    dateLastViewed: '2026-01-01',
  };
  const row = discussion({ ...read, countUnread: 3 });
  expect(rowPath(row)).toBe('/discussion/5/tea/p2#latest');
  expect(rowPath(row, { autoOffset: false })).toBe('/discussion/5/tea');
  expect(rowPath(discussion({ ...read, countUnread: 0 }))).toBe('/discussion/5/tea');
});

it('marks nothing in what a member has muted', () => {
  expect(unreadBadge(discussion({ unread: true, dateLastViewed: null, muted: true }))).toBeNull();
});

it('marks what a member has not read, and nothing for guests', () => {
  expect(unreadBadge(discussion({}))).toBeNull();
  expect(unreadBadge(discussion({ type: 'redirect', unread: true, dateLastViewed: null }))).toBeNull();
  expect(unreadBadge(discussion({ unread: true, dateLastViewed: null }))).toEqual({ count: 0 });
  expect(unreadBadge(discussion({ unread: true, countUnread: 3, dateLastViewed: '2026-01-01' }))).toEqual({
    count: 3,
  });
  expect(unreadBadge(discussion({ unread: false, countUnread: 0, dateLastViewed: '2026-01-01' }))).toBeNull();
});
