import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiRequest, ApiResult } from '../../src/contract/apiClient';
import { plainError } from '../../src/contract/apiError';
import { propsOfElement } from '../../src/page/propsOfElement';
import { widget } from '../../widgets/post-menu/widget';
import { startPage, stopPages } from '../support/startPage';
import { done, testClient } from '../support/testClient';

afterEach(stopPages);

/** A thread of two comments, as a host prints it, with the menu of the first, which is the reader's own. */
async function open(answer: (request: ApiRequest) => ApiResult) {
  const { client, calls } = testClient(answer);
  const page = await startPage({ client, user: { userID: 3, name: 'Ada' } });
  document.body.insertAdjacentHTML(
    'beforeend',
    `<h2 tabindex="-1" data-inlay-slot="count" data-count="2">2 comments</h2>
    <ol><li><article id="Comment_8" tabindex="-1"><p>Words</p><div id="menu"></div></article></li>
    <li><article id="Comment_9" tabindex="-1">Next</article></li></ol>
    <template id="inlay-comment-gone"><li><article id="Comment_0" tabindex="-1">Deleted.</article></li></template>`,
  );
  page.show(
    widget,
    {
      ...{ recordType: 'comment', recordID: 8, userID: 3, url: '/c/8', label: 'Comment 1' },
      ...{ dateInserted: new Date().toISOString(), discussion: { discussionID: 5, categoryID: 7 } },
    },
    document.getElementById('menu')!,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Options: Comment 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete Comment' });
  expect(dialog).toHaveAccessibleDescription(/Are you sure you want to delete this comment\?/);
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  return { ...page, calls, dialog };
}

test('a deleted comment goes, the count falls, and focus goes on with the next', async () => {
  const { calls } = await open(({ method }) => (method === 'DELETE' ? done(null, 204) : done([])));
  await waitFor(() => expect(document.getElementById('Comment_8')).toBeNull());
  expect(screen.getByRole('heading')).toHaveTextContent('1 comment');
  await waitFor(() => expect(document.getElementById('Comment_9')).toHaveFocus());
  expect(calls()).toEqual(['DELETE comments/8', 'GET comments']);
});

test('one that has replies leaves the host’s sign', async () => {
  await open(({ method }) => (method === 'DELETE' ? done(null, 204) : done([{ commentID: 10 }])));
  await waitFor(() => expect(document.getElementById('Comment_8')).toHaveTextContent('Deleted.'));
  await waitFor(() => expect(document.getElementById('Comment_8')).toHaveFocus());
});

test('one that cannot be deleted stays, and the dialog says why', async () => {
  const { dialog } = await open(() => ({
    outcome: 'failed',
    error: {
      ...plainError('forbidden', 403, 'Permission Problem'),
      description: 'The time for editing has run out.',
    },
  }));
  expect(await within(dialog).findByText(/The time for editing has run out/)).toBeVisible();
  expect(document.querySelector('[data-count]')).toHaveTextContent('2 comments');
});

test('what a page says once need not stand in each tag: the label is that of the article, the address follows from the number', async () => {
  const { client } = testClient(() => done([]));
  const page = await startPage({
    ...{ client, user: { userID: 3, name: 'Ada' }, permissions: ['flag.add'] },
    meta: { featureFlags: { escalations: true } },
  });
  document.body.insertAdjacentHTML(
    'beforeend',
    `<ol data-inlay-shared='{"recordType":"comment","discussion":{"discussionID":5,"name":"The saw"}}'>
    <li><article aria-label="Comment 1 by Mara"><div id="menu" data-props='{"recordID":8,"userID":4}'></div></article></li></ol>`,
  );
  const menu = document.getElementById('menu')!;
  page.show(widget, { ...propsOfElement(menu), printed: menu }, menu);
  const user = userEvent.setup();
  const names = screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'));
  expect(names).toEqual(['Share', 'Report', 'Options'].map((name) => `${name}: Comment 1 by Mara`));
  await user.click(screen.getByRole('button', { name: 'Share: Comment 1 by Mara' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy Link to Comment' }));
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe(
      'http://localhost/discussion/comment/8?utm_source=community-share#Comment_8',
    ),
  );
});
