import { postTags, unreadBadge } from '../../../examples/forum/routes/pages/postTags';
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

it('shows three tags of members at most, and none of other types', () => {
  const tag = (name: string, type: string) => ({ tagID: 1, name, urlcode: name, type });
  const tags = [tag('s', 'Status'), ...['a', 'b', 'c', 'd'].map((name) => tag(name, 'User'))];
  expect(texts({ tags })).toEqual(['a', 'b', 'c']);
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
