import { screen } from '@testing-library/react';
import type { ApiRequest, ApiResult } from '../../src/contract/apiClient';
import { discussionChanged } from '../../src/resources/discussions/discussionsSlice';
import { widget } from '../../widgets/bookmark/widget';
import { turn } from '../support/startLoader';
import { startMounter } from '../support/startMounter';
import { startPage, stopPages } from '../support/startPage';
import { done, refused } from '../support/testClient';
import { withFacts } from '../support/withFacts';

// Roots are rendered by the mounter, as on a page, not by the testing library.
beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(stopPages);

/** A toggle whose calls wait for `answer`. */
async function openBookmark({ signedIn = true, bookmarked = false } = {}) {
  const requests: ApiRequest[] = [];
  const waiting: ((result: ApiResult) => void)[] = [];
  const client = {
    send: (request: ApiRequest) => {
      requests.push(request);
      return new Promise<ApiResult>((settle) => waiting.push(settle));
    },
  };
  const { wrapper, prepare, store } = await startPage({
    client,
    user: { userID: signedIn ? 1 : 0, name: 'Me' },
    meta: { transientKey: 'key-1' },
  });
  const html = `<div data-react="Greeting" data-inlay-when="now" data-props='{"discussionID":5,"bookmarked":${bookmarked}}'></div>`;
  const page = await startMounter(html, withFacts('bookmark', widget), { Providers: wrapper, prepare });
  return {
    ...page,
    store,
    button: () => screen.getByRole('button', { name: 'Bookmark' }),
    bodies: () => requests.map(({ body }) => body),
    async press() {
      screen.getByRole('button', { name: 'Bookmark' }).click();
      await turn();
    },
    async answer(result: ApiResult) {
      waiting.shift()!(result);
      await turn();
    },
  };
}

it('is a toggle with one name, which shows a press at once and while it is sent', async () => {
  const { button, press, answer } = await openBookmark();
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  await press();
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  expect(button()).toHaveAttribute('data-sending', 'true');
  await answer(done({ bookmarked: true }));
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  expect(button()).not.toHaveAttribute('data-sending');
});

it('sends the last wish after the first, and leaves it at that', async () => {
  const { button, press, answer, bodies } = await openBookmark();
  await press();
  await press();
  expect(bodies()).toEqual([{ bookmarked: true }]);
  await answer(done({ bookmarked: true }));
  await answer(done({ bookmarked: false }));
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  expect(bodies()).toEqual([{ bookmarked: true }, { bookmarked: false }]);
});

it('goes back when the call fails, and says so', async () => {
  const { button, press, answer } = await openBookmark({ bookmarked: true });
  await press();
  await answer(refused(500));
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findAllByText('There was a problem bookmarking this discussion.')).not.toHaveLength(0);
});

it('follows what changes its discussion elsewhere on the page', async () => {
  const { button, store } = await openBookmark();
  store.dispatch(discussionChanged(5, { bookmarked: true }));
  await turn();
  expect(button()).toHaveAttribute('aria-pressed', 'true');
});

it('is not there for guests', async () => {
  const { element } = await openBookmark({ signedIn: false });
  expect(element.querySelector('button')).toBeNull();
});
