import { render, screen } from '@testing-library/react';
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
const apiParams = { parentRecordType: 'discussion', parentRecordID: 9, page: 2, limit: 30, sort: '-score' };
const question = {
  ...{ threadStyle: 'nested', commentsThread: { data: {} }, apiParams },
  ...{ acceptedAnswers: answers(5), rejectedAnswers: answers(6), rejectedAnswersApiParams: { limit: 100 } },
};

async function show(props: object, permissions: string[] = []) {
  const { client, requests } = testClient(() => done(null));
  const page = await startPage({ client, user: { userID: 9, name: 'Ada' }, permissions });
  render(<AnswerThreadAsset {...readProps(props)} />, { wrapper: page.wrapper });
  return requests;
}
const threadIn = (place: Element) =>
  JSON.parse(place.querySelector('[data-react="CommentThreadAsset"]')!.getAttribute('data-props')!) as object;
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
  expect(window.location.search).toBe('');
  expect(threadIn(screen.getByRole('tabpanel'))).toMatchObject({
    threadStyle: 'nested',
    apiParams: { page: 2 },
  });
  expect(requests).toEqual([]);
});

test('rejected answers are the curators’; with nothing decided the thread stands alone', async () => {
  await show({ ...question, tabTitles: { accepted: 'Solved' } });
  expect(names()).toEqual(['All Replies', 'Solved']);
  stopPages();
  await show({ ...question, acceptedAnswers: { data: [] }, rejectedAnswers: undefined });
  expect(names()).toEqual([]);
  expect(threadIn(document.body)).toMatchObject({ threadStyle: 'nested', apiParams });
});

test.each([
  ['/discussion/9', undefined, 'accepted'],
  ['/discussion/9?tab=rejected', undefined, 'rejected'],
  ['/discussion/9?tab=all', undefined, 'all'],
  ['/discussion/9?tab=junk', undefined, 'accepted'],
  ['/discussion/9', 'all', 'all'],
  ['/discussion/9#Comment_6', undefined, 'all'],
  ['/discussion/comment/6', 'accepted', 'all'],
  ['/discussion/comment/6?tab=accepted', undefined, 'accepted'],
] as const)('%s, %s: %s', (address, usual, first) => {
  const tabs = answerTabs(readProps(question), true);
  expect(firstTab(tabs, new URL(address, 'https://forum.example'), usual)).toBe(first);
});

test('wrong props leave the thread', () => {
  for (const odd of [null, [], 'x', 5, { data: 'x' }, { data: [null, { commentID: 'x' }] }])
    expect(
      answerTabs(
        readProps({ ...question, acceptedAnswers: odd, tabTitles: odd, rejectedAnswers: odd }),
        true,
      ),
    ).toHaveLength(1);
});
