import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnswerThreadAsset } from '../../widgets/answer-thread/AnswerThreadAsset';
import { answerTabs, firstTab } from '../../widgets/answer-thread/answerTabs';
import { readProps } from '../../widgets/answer-thread/props';
import { startPage, stopPages } from '../support/startPage';
import { done, testClient } from '../support/testClient';

afterEach(() => {
  stopPages();
  window.history.replaceState(null, '', '/');
});

const answers = (...ids: number[]) => ({
  data: ids.map((commentID) => ({ commentID })),
  paging: { total: ids.length },
});
const comment = (commentID: number) => ({
  ...{ commentID, discussionID: 9, parentCommentID: null, body: '', url: `/discussion/comment/${commentID}` },
  ...{ dateInserted: '2026-01-05T12:00:00+00:00', dateUpdated: null },
  insertUser: { userID: 8, name: 'Bo', photoUrl: null },
});
const apiParams = { parentRecordType: 'discussion', parentRecordID: 9, page: 2, limit: 30, sort: '-score' };
const question = {
  ...{ threadStyle: 'nested', commentsThread: { data: {} }, apiParams },
  ...{ acceptedAnswers: answers(5), rejectedAnswers: answers(6), rejectedAnswersApiParams: { limit: 100 } },
};

async function show(props: object, permissions: string[] = [], held: Record<string, number[]> = {}) {
  const { client, requests } = testClient(({ query }) =>
    done((held[String(query?.qna)] ?? []).map((commentID) => comment(commentID))),
  );
  const page = await startPage({ client, user: { userID: 9, name: 'Ada' }, permissions });
  render(<AnswerThreadAsset {...readProps(props)} />, { wrapper: page.wrapper });
  return requests;
}
const threadIn = (place: Element) =>
  JSON.parse(place.querySelector('[data-react="CommentThreadAsset"]')!.getAttribute('data-props')!) as object;
const none = { accepted: 0, rejected: 0 };
const names = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);

test('accepted answers come first, and each tab is a thread of its own; the address says which, and nothing is asked', async () => {
  const requests = await show(question, ['curation.manage']);
  expect(names()).toEqual(['All Replies', 'Accepted Answers', 'Rejected Answers']);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Accepted Answers');
  expect(threadIn(screen.getByRole('tabpanel'))).toMatchObject({
    ...{ threadStyle: 'flat', title: 'Accepted Answers', comments: { data: [{ commentID: 5 }] } },
    apiParams: { parentRecordID: 9, page: 1, limit: 500, sort: '-score', qna: 'accepted' },
  });
  await userEvent.click(screen.getByRole('tab', { name: 'Rejected Answers' }));
  expect(window.location.search).toBe('?tab=rejected');
  expect(threadIn(screen.getByRole('tabpanel'))).toMatchObject({
    apiParams: { limit: 100, qna: 'rejected' },
  });
  await userEvent.click(screen.getByRole('tab', { name: 'All Replies' }));
  expect(window.location.search).toBe('?tab=all');
  expect(threadIn(screen.getByRole('tabpanel'))).toMatchObject({
    threadStyle: 'nested',
    apiParams: { page: 2 },
  });
  expect(document.querySelectorAll('[data-react="CommentThreadAsset"]')).toHaveLength(1);
  expect(requests).toEqual([]);
});

test('rejected answers are the curators’; with nothing decided the thread stands alone', async () => {
  await show({ ...question, tabTitles: { accepted: 'Solved' } });
  expect(names()).toEqual(['All Replies', 'Solved']);
  stopPages();
  await show({ ...question, acceptedAnswers: { data: [] } });
  expect(names()).toEqual([]);
  expect(threadIn(document.body)).toMatchObject({ threadStyle: 'nested', apiParams });
});

test('answers that the layout does not bring are asked for, the rejected ones for curators alone', async () => {
  const { acceptedAnswers: _1, rejectedAnswers: _2, ...bare } = question;
  const requests = await show(bare, [], { accepted: [5], rejected: [6] });
  expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('Accepted Answers');
  expect(names()).toEqual(['All Replies', 'Accepted Answers']);
  expect(requests).toMatchObject([
    { path: 'comments', query: { parentRecordID: 9, qna: 'accepted', page: 1, limit: 500, sort: '-score' } },
  ]);
  stopPages();
  document.body.replaceChildren();
  await show(bare, ['curation.manage'], { rejected: [6] });
  await screen.findByRole('tab', { name: 'Rejected Answers' });
  expect(names()).toEqual(['All Replies', 'Rejected Answers']);
});

test('the address is of one tab and one page of it: a tab begins at its first, and going back brings its tab', async () => {
  window.history.replaceState(null, '', '/discussion/9/saw/p2?sort=-score');
  await show(question);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('All Replies');
  await userEvent.click(screen.getByRole('tab', { name: 'Accepted Answers' }));
  expect(window.location.pathname + window.location.search).toBe(
    '/discussion/9/saw?sort=-score&tab=accepted',
  );
  window.history.replaceState(null, '', '/discussion/9/saw/p2?tab=all');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('All Replies');
});

test.each([
  ['/discussion/9/saw/p2', undefined, 'all'],
  ['/discussion/9/saw/p2?tab=accepted', undefined, 'accepted'],
  ['/discussion/9', undefined, 'accepted'],
  ['/discussion/9?tab=rejected', undefined, 'rejected'],
  ['/discussion/9?tab=all', undefined, 'all'],
  ['/discussion/9?tab=junk', undefined, 'accepted'],
  ['/discussion/9', 'all', 'all'],
  ['/discussion/9#Comment_6', undefined, 'all'],
  ['/discussion/comment/6', 'accepted', 'all'],
  ['/discussion/comment/6?tab=accepted', undefined, 'accepted'],
] as const)('%s, %s: %s', (address, usual, first) => {
  const tabs = answerTabs(readProps(question), none);
  expect(firstTab(tabs, new URL(address, 'https://forum.example'), usual)).toBe(first);
});

test('wrong props leave the thread', () => {
  for (const odd of [null, [], 'x', 5, { data: 'x' }, { data: [null, { commentID: 'x' }] }])
    expect(
      answerTabs(
        readProps({ ...question, acceptedAnswers: odd, tabTitles: odd, rejectedAnswers: odd }),
        none,
      ),
    ).toHaveLength(1);
});
