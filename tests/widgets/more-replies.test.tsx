import { screen, waitFor } from '@testing-library/react';
import type { ApiRequest, ApiResult } from '../../src/contract/apiClient';
import { widget } from '../../widgets/more-replies/widget';
import { startPage, stopPages } from '../support/startPage';
import { done, refused, testClient } from '../support/testClient';
import { plainMeta } from '../support/testUi';

afterEach(stopPages);

const reply = (commentID: number, more: object = {}) => ({
  ...{
    commentID,
    discussionID: 3,
    parentCommentID: 8,
    body: `<p>Answer ${commentID}</p>`,
    url: `/c/${commentID}`,
  },
  ...{ dateInserted: '2026-11-01T10:00:00Z', dateUpdated: null, reactions: [], countChildComments: 0 },
  insertUser: { userID: commentID, name: `User ${commentID}`, photoUrl: null },
  ...more,
});
const page = (rows: object[], next?: number): ApiResult => ({
  ...(done(rows) as Extract<ApiResult, { outcome: 'done' }>),
  paging: next === undefined ? {} : { next },
});

const thread = { categoryID: 7, closed: false, insertUserID: 11, dateLastViewed: '2026-11-01T10:30:00Z' };
/** A comment with one of its replies, and the button for four others, pressed. */
async function press(answer: (request: ApiRequest) => ApiResult, raw: Record<string, unknown> = {}) {
  const { client, requests } = testClient(answer);
  const started = await startPage({ client, meta: { raw: { ...plainMeta.raw, ...raw } } });
  document.body.insertAdjacentHTML(
    'beforeend',
    `<ol id="inlay-thread" data-props='${JSON.stringify(thread)}'><li><article id="Comment_8" data-inlay-slot="post"></article>
      <details data-inlay-slot="branch" open><summary><span data-inlay-slot="branchCount">1 reply</span></summary>
      <ol data-inlay-slot="replies"><li><article id="Comment_9" data-inlay-slot="post"></article></li></ol></details>
      <form data-inlay-slot="more" action="/discussion/comment/10"><button class="js-moreReplies" data-commentid="8" data-count="4" data-sort="dateInserted">4 more replies</button></form></li></ol>
    <template id="inlay-comment-other"><li><article id="Comment_0" tabindex="-1" data-inlay-slot="post"><p data-inlay-slot="level"></p>
      <bdi data-inlay-slot="name"></bdi><abbr data-inlay-slot="op">OP</abbr><span data-inlay-slot="honours"></span><span data-inlay-slot="new">New</span><div data-inlay-slot="body"></div></article></li></template>
    <template id="inlay-comment-gone"><li><article id="Comment_0" tabindex="-1">Deleted.</article></li></template>`,
  );
  const anchor = screen.getByRole('button', { name: '4 more replies' });
  const onClose = jest.fn();
  started.show(
    { ...widget, view: (props) => <widget.view {...props} anchor={anchor} onClose={onClose} /> },
    widget.fromLink!(anchor)!,
  );
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  return { requests, anchor };
}
const post = (id: number) => document.getElementById(`Comment_${id}`)!;

test('a reply of a member whom the reader ignores stands behind a button', async () => {
  await press(() => page([reply(10), reply(11)]), { ignoredUserIDs: [11] });
  const folded = post(11).querySelector<HTMLDetailsElement>('details')!;
  expect(folded.open).toBe(false);
  expect(folded).toHaveTextContent('You have ignored this member.Answer 11');
  expect(post(10).querySelector('details')).toBeNull();
});

test('replies of other pages come below their comment, and focus goes to the first', async () => {
  const { requests, anchor } = await press(() =>
    page(
      [
        reply(9),
        reply(10, { countChildComments: 2, dateInserted: '2026-11-01T11:00:00Z' }),
        reply(11),
        reply(12, { attributes: { deleted: true } }),
      ],
      2,
    ),
  );
  expect(requests).toMatchObject([
    { path: 'comments', query: { parentCommentID: 8, sort: 'dateInserted', page: 1, limit: 30 } },
  ]);
  expect(post(10)).toHaveFocus();
  expect(post(10)).toHaveTextContent(/Reply at level 2\s*User 10\s*NewAnswer 10$/);
  expect(post(11)).toHaveTextContent(/OP/);
  expect(post(11)).not.toHaveTextContent('New');
  const honours = post(11).querySelector<HTMLElement>('[data-inlay-slot="honours"]')!;
  expect(honours.dataset.react).toBe('WidgetFor-postMeta');
  expect(JSON.parse(honours.dataset.props!)).toEqual({
    ...{ recordType: 'comment', recordID: 11, userID: 11, side: 'author' },
  });
  expect(post(12)).toHaveTextContent('Deleted.');
  expect(post(12).closest('ol')).toBe(post(9).closest('ol'));
  expect(screen.getByText('4 replies')).toBeInTheDocument();
  // One is left, behind the same button; what answers a fetched one is behind its own.
  expect(anchor).toHaveTextContent('1 more reply');
  const own = screen.getByRole('button', { name: '2 more replies' });
  expect(own.closest('li')).toBe(post(10).closest('li'));
  expect(own.dataset.commentid).toBe('10');
});

test('pages of what is there already are passed over, and with the last reply the button goes', async () => {
  const { requests, anchor } = await press(({ query }) =>
    query!.page === 1 ? page([reply(9)], 2) : page([reply(10), reply(11)]),
  );
  expect(requests.map(({ query }) => query!.page)).toEqual([1, 2]);
  expect(anchor.isConnected).toBe(false);
  expect(post(10)).toHaveFocus();
});

test('where they cannot be had the button stays, and it is said why', async () => {
  const { anchor } = await press(() => refused(500));
  expect(anchor.isConnected).toBe(true);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});
