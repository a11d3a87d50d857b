import { waitFor } from '@testing-library/react';
import { followReads } from '../../../src/page-life/followReads';
import { showDiscussion } from '../../../src/page-life/showDiscussion';
import { discussionsSlice } from '../../../src/resources/discussions/discussionsSlice';
import { startPage, stopPages } from '../../support/startPage';
import { done, testClient } from '../../support/testClient';

afterEach(stopPages);

const row = (id: number, isNew = true) =>
  `<li data-inlay-shows="discussion/${id}">${isNew ? '<b data-inlay-field="unread">1 new</b>' : ''}</li>`;

/** A list of discussions, of which the server says that `read` have been read by now. */
async function showList(html: string, read: number[]) {
  const { client, requests } = testClient(({ query }) =>
    done(
      String(query?.discussionID)
        .split(',')
        .map((id) => ({ discussionID: Number(id), unread: !read.includes(Number(id)) })),
    ),
  );
  const { store, ui } = await startPage({ client, user: { userID: 9, name: 'Ada' } });
  document.body.innerHTML = `<ul>${html}</ul>`;
  store.watchRecords((slice, key) => {
    const record = slice === discussionsSlice.name && discussionsSlice.select(store.getState(), key);
    if (record) showDiscussion({ document, urls: ui.urls, wake: () => undefined }, record);
  });
  followReads(window, store);
  const come = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return { requests, come };
}
const newOnes = () =>
  [...document.querySelectorAll('li')]
    .filter((item) => item.querySelector('[data-inlay-field="unread"]:not([hidden])'))
    .map((item) => item.dataset.inlayShows);

test('a post that was read meanwhile is new no more when its list comes back; one that was not still is', async () => {
  const { requests, come } = await showList(row(1) + row(2) + row(3, false), [1]);
  come(false);
  expect(newOnes()).toEqual(['discussion/1', 'discussion/2']);
  come(true);
  await waitFor(() => expect(newOnes()).toEqual(['discussion/2']));
  expect(requests).toMatchObject([{ path: 'discussions', query: { discussionID: '1,2', limit: 2 } }]);
});

test('a list without anything new asks nothing', async () => {
  const { requests, come } = await showList(row(3, false), []);
  come(true);
  await import('../../../src/page-life/showRead');
  expect(requests).toEqual([]);
});
