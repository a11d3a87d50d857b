import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiResult } from '../../src/contract/apiClient';
import { answersSlice, seedAnswer, type AnswerStatus } from '../../src/resources/answers';
import { discussionsSlice } from '../../src/resources/discussions/discussionsSlice';
import { AnswerButtons } from '../../widgets/addons/qna/AnswerButtons';
import { startPage, stopPages } from '../support/startPage';
import { done, refused, testClient } from '../support/testClient';

afterEach(() => {
  stopPages();
  document.body.replaceChildren();
});

/** Tabs as a server prints them, and the buttons of answers, each as often as it stands in the page. */
async function show(
  answers: [commentID: number, status: AnswerStatus][],
  { accepted = 0, rejected = 0 }: { accepted?: number; rejected?: number },
) {
  const tab = (status: string, count: number) =>
    `<li${count ? '' : ' hidden'}><a href="?tab=${status}">${status} (<b data-inlay-slot="${status}" data-count="${count}">${count}</b>)</a></li>`;
  document.body.innerHTML = `<nav data-inlay-slot="answerTabs"${accepted + rejected ? '' : ' hidden'}><ul><li><a href="?tab=all">all</a></li>${tab('accepted', accepted)}${tab('rejected', rejected)}</ul></nav>`;
  let answer: (result: ApiResult) => void = () => undefined;
  const { client } = testClient(({ method }) =>
    method === 'PATCH' ? new Promise((resolve) => (answer = resolve)) : refused(500),
  );
  const { store, wrapper } = await startPage({ client, user: { userID: 9, name: 'Ada' } });
  store.injectSlices([answersSlice, discussionsSlice]);
  for (const each of answers) store.dispatch(seedAnswer(...each));
  const ids = answers.map(([commentID]) => commentID);
  render(
    ids.map((commentID, index) => <AnswerButtons key={index} discussionID={5} commentID={commentID} />),
    { wrapper },
  );
  return { answerWith: (result: ApiResult) => act(async () => answer(result)) };
}
const press = (name: string, index = 0) => userEvent.click(screen.getAllByRole('button', { name })[index]!);
const tabs = () =>
  screen.queryAllByRole('link', { name: /^(all|accepted|rejected)/ }).map(({ textContent }) => textContent);
const taken = (status: AnswerStatus) => done({ commentID: 7, attributes: { answer: { status } } });

test('the tabs above the thread count with a press, before the server has answered', async () => {
  const { answerWith } = await show([[7, 'pending']], {});
  expect(tabs()).toEqual([]);
  await press('Accept answer');
  expect(tabs()).toEqual(['all', 'accepted (1)']);
  await answerWith(taken('accepted'));
  expect(tabs()).toEqual(['all', 'accepted (1)']);
  await press('Reject answer');
  expect(tabs()).toEqual(['all', 'rejected (1)']);
  await press('Reject answer');
  expect(tabs()).toEqual([]);
});

test('what the server refuses is taken back in the tabs, too', async () => {
  const { answerWith } = await show([[7, 'accepted']], { accepted: 2, rejected: 1 });
  await press('Reject answer');
  expect(tabs()).toEqual(['all', 'accepted (1)', 'rejected (2)']);
  await answerWith(refused(500));
  await waitFor(() => expect(tabs()).toEqual(['all', 'accepted (2)', 'rejected (1)']));
});

test('an answer that stands in the page twice counts once', async () => {
  await show(
    [
      [7, 'pending'],
      [7, 'pending'],
      [8, 'accepted'],
    ],
    { accepted: 1 },
  );
  await press('Accept answer', 1);
  expect(tabs()).toEqual(['all', 'accepted (2)']);
  await press('Accept answer', 0);
  expect(tabs()).toEqual(['all', 'accepted (1)']);
});
