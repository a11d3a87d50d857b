import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readProps } from '../../widgets/suggested-answers/props';
import { SuggestedAnswersAsset } from '../../widgets/suggested-answers/SuggestedAnswersAsset';
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

async function show(
  discussion: unknown,
  answer: unknown = null,
  user: object | null = { userID: 9, name: 'Ada' },
) {
  let reply = answer;
  const { client, requests } = testClient(() => (reply === 'broken' ? refused(500) : done(reply)));
  const page = await startPage({ client, ...(user && { user: user as { userID: number; name: string } }) });
  render(<SuggestedAnswersAsset {...readProps({ discussion })} />, { wrapper: page.wrapper });
  return { requests, answerWith: (next: unknown) => (reply = next) };
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
  expect(requests.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', 'ai-suggestions/accept-suggestion', { discussionID: 9, suggestionIDs: [1] }],
  ]);
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
