import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showDiscussion } from '../../src/page-life/showDiscussion';
import { answersSlice, seedAnswer } from '../../src/resources/answers';
import { discussionsSlice } from '../../src/resources/discussions/discussionsSlice';
import { readProps } from '../../widgets/suggested-answers/props';
import { SuggestedAnswersAsset } from '../../widgets/suggested-answers/SuggestedAnswersAsset';
import { widget } from '../../widgets/suggested-answers/widget';
import { startPage, stopPages } from '../support/startPage';
import { done, refused, testClient } from '../support/testClient';

afterEach(stopPages);

const row = (aiSuggestionID: number, more: object = {}) => ({
  ...{ aiSuggestionID, type: 'discussion', format: 'text', documentID: 4, url: '/discussion/4' },
  ...{ title: `Oak ${aiSuggestionID}`, summary: 'Oak is <b>hard</b>.', hidden: false },
  ...more,
});
const question = (suggestions: unknown, more: object = {}) => ({
  ...{ discussionID: 9, closed: false, dateUpdated: null, dateSuggested: '2026-01-05T12:00:00+00:00' },
  ...{ suggestions, showSuggestions: true },
  ...more,
});

const comment = {
  ...{
    commentID: 77,
    discussionID: 9,
    body: '<p>Oak is hard.</p>',
    url: 'http://localhost/discussion/comment/77',
  },
  ...{ dateInserted: '2026-11-01T10:00:00Z', insertUser: { userID: 3, name: 'Suggested answers' } },
};

/** A page's thread of `comments`; its heading counts them. */
function showThread(comments: readonly number[], { isLast = true, replies = '' } = {}) {
  const item = (id: number) =>
    `<li><article id="Comment_${id}" data-inlay-slot="post"></article>${replies}</li>`;
  document.body.insertAdjacentHTML(
    'beforeend',
    `<h2 data-inlay-slot="count" data-count="${comments.length}">${comments.length} comments</h2>
    <ol id="inlay-thread" data-inlay-shared='{"isLast":${isLast}}'>${comments.map(item).join('')}</ol>
    <template id="inlay-comment-other"><li><article data-inlay-slot="post" tabindex="-1">
      <b data-inlay-slot="name"></b><div data-inlay-slot="body"></div></article></li></template>
    <template id="inlay-comment-gone"><li><article id="Comment_0">Gone</article></li></template>`,
  );
}
const thread = () => document.querySelector<HTMLElement>('#inlay-thread')!;
const count = () => document.querySelector('[data-inlay-slot="count"]');

async function show(
  discussion: unknown,
  answer: unknown = null,
  user: object | null = { userID: 9, name: 'Ada' },
) {
  let reply = answer;
  const { client, requests } = testClient(({ path }) => {
    if (path === 'comments/77') return done(comment);
    return reply === 'broken' ? refused(500) : done(path === 'discussions/9' ? { statusID: 1 } : reply);
  });
  const page = await startPage({ client, ...(user && { user: user as { userID: number; name: string } }) });
  page.ui.leaveFor = jest.fn(() => true);
  page.store.injectSlices(widget.slices!);
  render(<SuggestedAnswersAsset {...readProps({ discussion })} />, { wrapper: page.wrapper });
  return { ...page, requests, answerWith: (next: unknown) => (reply = next) };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an asker accepts a suggestion: one call however often it is pressed, and then the answer is linked', async () => {
  const accepted = question([row(1, { commentID: 77 }), row(2)]);
  const { requests } = await show(question([row(1), row(2)]), accepted);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByText('Oak is <b>hard</b>.')).toHaveLength(2);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Accept Answer Oak 1' }));
  expect(await screen.findByRole('link', { name: 'Accepted answer' })).toHaveAttribute(
    'href',
    expect.stringContaining('/discussion/comment/77#Comment_77'),
  );
  expect(
    requests.filter(({ method }) => method).map(({ method, path, body }) => [method, path, body]),
  ).toEqual([['POST', 'ai-suggestions/accept-suggestion', { discussionID: 9, suggestionIDs: [1] }]]);
});

test('an accepted suggestion stands in the thread of the page at once, and leaves it when it is taken back', async () => {
  showThread([]);
  const { ui, answerWith } = await show(question([row(1)]), question([row(1, { commentID: 77 })]));
  await press('Accept Answer Oak 1');
  expect(
    await within(thread()).findByRole('article', { name: 'Comment by Suggested answers' }),
  ).toHaveTextContent('Oak is hard.');
  expect(count()).toHaveTextContent('1 comment');
  answerWith(question([row(1)]));
  await press('Take Back Oak 1');
  await screen.findByRole('button', { name: 'Accept Answer Oak 1' });
  await waitFor(() => expect(thread()).toBeEmptyDOMElement());
  expect(count()).toHaveTextContent('0 comments');
  expect(ui.leaveFor).not.toHaveBeenCalled();
});

test('tabs of accepted answers come with the first of them, and go when it is taken back', async () => {
  showThread([]);
  const tab = (status: string) =>
    `<li hidden><a href="?tab=${status}">${status} (<b data-inlay-slot="${status}" data-count="0">0</b>)</a></li>`;
  document.body.insertAdjacentHTML(
    'beforeend',
    `<nav data-inlay-slot="answerTabs" hidden><ul><li><a href="?tab=all">all</a></li>${tab('accepted')}${tab('rejected')}</ul></nav>`,
  );
  const tabs = () =>
    within(document.body)
      .queryAllByRole('link', { name: /^(all|accepted|rejected)/ })
      .map(({ textContent }) => textContent);
  expect(tabs()).toEqual([]);
  const { answerWith } = await show(question([row(1)]), question([row(1, { commentID: 77 })]));
  await press('Accept Answer Oak 1');
  await waitFor(() => expect(tabs()).toEqual(['all', 'accepted (1)']));
  answerWith(question([row(1)]));
  await press('Take Back Oak 1');
  await waitFor(() => expect(tabs()).toEqual([]));
});

test('what the page says of the question follows at once, in its own list of tags', async () => {
  const tag = (field: string, words: string) => `<li data-inlay-field="${field}">${words}</li>`;
  const both = tag('question', 'Question') + tag('accepted', 'Answered ✓');
  document.body.insertAdjacentHTML(
    'beforeend',
    `<template id="inlay-tags"><ul data-inlay-field="tags">${both}</ul></template>
    <main data-inlay-shows="discussion/9"><ul data-inlay-field="tags">${tag('question', 'Question')}</ul></main>`,
  );
  const { store, ui, answerWith } = await show(question([row(1)]), question([row(1, { commentID: 77 })]));
  store.watchRecords((_slice, key) => {
    const record = discussionsSlice.select(store.getState(), key);
    if (record) showDiscussion({ document, urls: ui.urls, wake: () => undefined }, record);
  });
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('main li')]
      .filter(({ hidden }) => !hidden)
      .map(({ textContent }) => textContent);
  await press('Accept Answer Oak 1');
  await waitFor(() => expect(shown()).toEqual(['Answered ✓']));
  answerWith(question([row(1)]));
  await press('Take Back Oak 1');
  await waitFor(() => expect(shown()).toEqual(['Question']));
});

test('a new answer has what only answers have: its mark, and the buttons of those who judge it', async () => {
  showThread([]);
  const template = document.querySelector<HTMLTemplateElement>('#inlay-comment-other')!;
  const tag = (part: string, html: string) =>
    `<template data-inlay-slot="answer"><i data-react="QnA" data-props='{"part":"${part}","discussionID":9,"commentID":0,"status":"accepted"}'>${html}</i></template>`;
  template.content
    .querySelector('article')!
    .insertAdjacentHTML(
      'beforeend',
      tag('label', 'Accepted answer') +
        tag('buttons', '<button formaction="/comment/0/answer">Accept answer</button>'),
    );
  await show(question([row(1)]), question([row(1, { commentID: 77 })]));
  await press('Accept Answer Oak 1');
  const answer = await within(thread()).findByRole('article');
  const tags = [...answer.querySelectorAll('[data-react=QnA]')];
  expect(tags.map((each) => JSON.parse(each.getAttribute('data-props')!) as unknown)).toEqual(
    ['label', 'buttons'].map((part) => ({ part, discussionID: 9, commentID: 77, status: 'accepted' })),
  );
  expect(answer).toHaveTextContent('Accepted answer');
  expect(within(answer).getByRole('button', { name: 'Accept answer' })).toHaveAttribute(
    'formaction',
    '/comment/77/answer',
  );
  expect(answer.querySelector('template')).toBeNull();
});

test('a thread keeps a sign of an answer that was taken back while others have answered it', async () => {
  showThread([77], { replies: '<ol><li><article id="Comment_78"></article></li></ol>' });
  await show(question([row(1, { commentID: 77 })]), question([row(1)]));
  await press('Take Back Oak 1');
  await waitFor(() => expect(document.querySelector('#Comment_77')).toHaveTextContent('Gone'));
  expect(document.querySelector('#Comment_78')).toBeInTheDocument();
});

test.each([
  ['has other pages after it', () => showThread([5], { isLast: false })],
  ['is none', () => undefined],
])('where the thread of the page %s, the page is left for the answer', async (_what, prepare) => {
  prepare();
  const { ui } = await show(question([row(1)]), question([row(1, { commentID: 77 })]));
  await press('Accept Answer Oak 1');
  await waitFor(() =>
    expect(ui.leaveFor).toHaveBeenCalledWith(`${ui.section}/discussion/comment/77#Comment_77`),
  );
  expect(document.querySelector('#Comment_77')).toBeNull();
});

test('what became of an answer is said as the server says it, and as the page knows it since', async () => {
  const { store } = await show(
    question([row(1, { commentID: 77 }), row(2, { commentID: 78, answerStatus: 'rejected' })]),
  );
  expect(screen.getByRole('link', { name: 'Accepted answer' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Rejected answer' })).toBeInTheDocument();
  act(() => void store.dispatch(seedAnswer(77, 'accepted')));
  act(() => void store.dispatch(answersSlice.actions.changed({ 77: { wish: 'rejected' } })));
  expect(await screen.findAllByRole('link', { name: 'Rejected answer' })).toHaveLength(2);
  act(() => void store.dispatch(answersSlice.actions.changed({ 77: { wish: 'pending' } })));
  expect(await screen.findByRole('link', { name: 'Answer' })).toBeInTheDocument();
});

test('what fails says so and changes nothing; it may be tried again', async () => {
  const { answerWith } = await show(question([row(1), row(2)]), 'broken');
  await press('Dismiss Answer Oak 1');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  answerWith(question([row(1, { hidden: true }), row(2)]));
  await press('Dismiss Answer Oak 1');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Suggested Answers' })).toHaveFocus();
});

test('all dismissed, brought back, hidden and shown again, and looked for anew once the question is another', async () => {
  const { requests, answerWith } = await show(question([row(1), row(2)]));
  answerWith(question([row(1, { hidden: true }), row(2, { hidden: true })]));
  await press('Dismiss All');
  expect(await screen.findByText('There are no suggestions.')).toBeInTheDocument();
  answerWith(question([row(1)], { showSuggestions: false }));
  await press('Show Dismissed');
  await screen.findByRole('button', { name: 'Show Suggestions' });
  expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  answerWith(question([row(1)], { dateSuggested: '2026-01-06T12:00:00+00:00' }));
  await press('Show Suggestions');
  await press('Suggest Again');
  await waitFor(() => expect(requests).toHaveLength(4));
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST ai-suggestions/dismiss',
    'POST ai-suggestions/restore',
    'POST ai-suggestions/suggestions-visibility',
    'PUT ai-suggestions/generate',
  ]);
  await act(async () => undefined);
});

test('a question that was edited since says that others may fit; a closed one takes none', async () => {
  await show(question([row(1)], { dateUpdated: '2026-01-07T12:00:00+00:00', closed: true }));
  expect(screen.getByText(/has been edited since/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Accept Answer Oak 1' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Dismiss Answer Oak 1' })).toBeInTheDocument();
});

test.each([
  ['none', undefined],
  ['wrong types', 'x'],
  ['PHP’s empty list in place of a question', []],
  ['rows that are none', question([null, 7, {}, row(0), { ...row(1), url: 5 }])],
  ['another place for its link', question([row(3, { url: 'javascript:alert(1)' })])],
])('hostile or missing suggestions harm nothing: %s', async (_what, discussion) => {
  await show(discussion);
  expect(document.querySelector('a[href^="javascript"]')).toBeNull();
  expect(screen.queryByRole('button', { name: /Accept Answer Oak [01]/ })).toBeNull();
});
