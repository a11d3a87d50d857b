import { waitFor } from '@testing-library/react';
import type { ApiResult } from '../../src/contract/apiClient';
import { plainError, type ApiErrorCode } from '../../src/contract/apiError';
import type { WidgetDefinition } from '../../src/contract/widget';
import { askAgain } from '../../src/session/askAgain';
import { tellSession } from '../../src/session/tellSession';
import { widget as cardCode } from '../../widgets/user-card/widget';
import { widget as followCode } from '../../widgets/follow-dropdown/widget';
import { widget as pageErrorCode } from '../../widgets/page-error/widget';
import { widget as reactionBarCode } from '../../widgets/reaction-bar/widget';
import followFixture from '../../widgets/follow-dropdown/fixture.json';
import cardFixture from '../../widgets/user-card/fixture.json';
import { turn } from '../support/startLoader';
import { startMounter } from '../support/startMounter';
import { startPage, stopPages } from '../support/startPage';
import { done, testClient } from '../support/testClient';
import { withFacts } from '../support/withFacts';

const card = withFacts('user-card', cardCode);
const follow = withFacts('follow-dropdown', followCode);
const pageError = withFacts('page-error', pageErrorCode);
const reactionBar = withFacts('reaction-bar', reactionBarCode);

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;
});
const stops: (() => void)[] = [];
afterEach(() => {
  jest.useRealTimers();
  stops.splice(0).forEach((stop) => stop());
  stopPages();
});

const failed = (code: ApiErrorCode, status = 0, more: object = {}): ApiResult => ({
  outcome: 'failed',
  error: { ...plainError(code, status), ...more },
});

/** What comes in place of an answer, and how `doctor()` names it. */
const failures: [string, ApiResult, string][] = [
  ['404 of a host without the route', failed('notFound', 404), '404 notFound'],
  ['404 in words', failed('notFound', 404, { message: 'Page not found.' }), '404 notFound'],
  ['403 of a firewall', failed('edge', 403), '403 edge'],
  ['401 of a proxy', failed('unauthorized', 401), '401 unauthorized'],
  ['500', failed('server', 500), '500 server'],
  ['503 with HTML', failed('server', 503), '503 server'],
  ['an aborted call', failed('aborted'), 'aborted'],
  ['no network', failed('network'), 'network'],
  ['no answer in time', failed('timeout'), 'timeout'],
  ['200 with a sign-in page', failed('notJson', 200), '200 notJson'],
  ['200 with nothing in it', done({}), '200 notJson'],
];
const reader = { userID: 3, name: 'Me' };
const permissions = {
  isAdmin: false,
  permissions: [
    {
      type: 'global',
      permissions: { 'comments.add': true, 'reactions.positive.add': true, 'profiles.view': true },
    },
  ],
};
const like = { tagID: 1, urlcode: 'Like', name: 'Like', class: 'Positive', reactionValue: 1 };
const bar = {
  ...{ recordType: 'comment', recordID: 5, categoryID: 7, closed: false, score: 3 },
  reactions: [{ ...like, count: 3, hasReacted: false }],
};
const barHtml = `<form method="post" action="/comment/5/reactions" data-inlay-part="form">
  <button type="submit" name="reactionType" value="Like" data-inlay-part="Like">Like</button>
  <a href="/log" data-inlay-part="log">Log</a></form>`;

interface Page {
  widget?: object;
  props?: object;
  html?: string;
  when?: 'now' | 'interaction';
  /** What the server says in place of an answer, until a test lets it recover. */
  me?: ApiResult | Promise<ApiResult>;
  permissions?: ApiResult;
}

/** A page that brings no reader, with one tag, over a server that cannot say who reads until it has recovered. */
async function openPage({
  widget = reactionBar,
  props = bar,
  html = barHtml,
  when = 'now',
  ...broken
}: Page) {
  let isBroken = true;
  const { client, requests, calls } = testClient(({ path, method = 'GET' }) => {
    if (path === 'users/me') return (isBroken && broken.me) || done(reader);
    if (path === 'users/$me/permissions') return (isBroken && broken.permissions) || done(permissions);
    return method === 'POST' ? done([{ tagID: 1, urlcode: 'Like', count: 4 }]) : done({});
  });
  const { session, wrapper, prepare, unknown } = await startPage({
    ...{ client, asks: true },
    meta: { transientKey: 'key-1' },
  });
  stops.push(askAgain(window, session));
  const submitted: string[] = [];
  const onSubmit = (event: Event) => {
    if (event.defaultPrevented) return;
    submitted.push((event.target as HTMLFormElement).getAttribute('action')!);
    event.preventDefault();
  };
  window.addEventListener('submit', onSubmit);
  stops.push(() => window.removeEventListener('submit', onSubmit));
  const json = JSON.stringify(props).replaceAll("'", '&#39;');
  const page = await startMounter(
    `<div data-react="Greeting" data-inlay-when="${when}" data-props='${json}'>${html}</div>`,
    widget as WidgetDefinition,
    { Providers: wrapper, prepare, session },
  );
  window.inlay = page.loader;
  tellSession(window, session);
  return {
    ...{ ...page, session, unknown, submitted, requests },
    part: (name: string) => page.element.querySelector<HTMLElement>(`[data-inlay-part="${name}"]`)!,
    /** How often the server was asked who reads. */
    asked: () => calls().filter((call) => /users\/(me|\$me\/permissions)$/.test(call)).length,
    posted: () => requests.filter(({ method }) => method === 'POST').length,
    tag: () => page.loader.doctor()[0]!,
    recover: () => (isBroken = false),
    /** The last failure is no longer one of this moment. */
    later: (seconds: number) => {
      const now = Date.now() + seconds * 1000;
      jest.spyOn(Date, 'now').mockReturnValue(now);
    },
  };
}

const widgets: [string, Page][] = [
  ['a reaction bar', {}],
  [
    'a follow button',
    {
      widget: follow,
      props: { ...followFixture.cases[0]!.props, userID: 3 },
      html: '<form method="post" action="/category/follow"><button data-inlay-part="follow">Follow</button></form>',
    },
  ],
  [
    'a user card',
    { widget: card, props: cardFixture.cases[0]!.props, html: '<p><a href="/profile/5">Ada</a></p>' },
  ],
];

describe.each(widgets)('%s', (_, page) => {
  it.each(
    failures.flatMap(([name, answer, said]) => [
      [`users/me: ${name}`, { me: answer }, `users/me: ${said}`] as const,
      [`permissions: ${name}`, { permissions: answer }, `users/$me/permissions: ${said}`] as const,
    ]),
  )('stays the server’s own while the session is unknown (%s)', async (_name, broken, said) => {
    const {
      element,
      loader,
      unknown,
      tag,
      failures: reports,
      recover,
      later,
    } = await openPage({
      ...page,
      ...broken,
    });
    await waitFor(() => expect(tag().state).toBe('asleep'));
    expect(element.innerHTML).toBe(page.html ?? barHtml);
    expect(tag().reason).toBe(`waits for the session (${said})`);
    expect(loader.doctor().session).toBe(said);
    expect([unknown, reports]).toEqual([[said], []]);

    recover();
    later(10);
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(tag().state).toBe('mounted'));
    expect(tag().element.innerHTML).not.toBe(page.html ?? barHtml);
    expect(tag().element).not.toBeEmptyDOMElement();
    expect(loader.doctor()).not.toHaveProperty('session');
    expect(unknown).toHaveLength(1);
  });
});

describe('a press while nobody can say who reads', () => {
  it.each(failures)('goes out once, by the server’s form (%s)', async (_, answer) => {
    const { part, submitted, posted, tag, recover, session } = await openPage({
      ...{ me: answer, when: 'interaction' },
    });
    part('Like').click();
    expect(part('Like')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(submitted).toEqual(['/comment/5/reactions']));
    expect(part('Like')).not.toHaveAttribute('aria-busy');
    // Its page is on the way: nothing live comes in between.
    recover();
    await session.refresh();
    await turn();
    expect([tag().state, posted(), submitted.length]).toEqual(['error', 0, 1]);
    // Back again, out of the browser's cache.
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(tag().state).toBe('mounted'));
    expect([posted(), submitted.length]).toEqual([0, 1]);
  });

  it('goes out within five seconds where no answer comes, and not again when one comes', async () => {
    let answer: (result: ApiResult) => void = () => undefined;
    const { part, submitted, tag, posted } = await openPage({
      me: new Promise((resolve) => (answer = resolve)),
      when: 'interaction',
    });
    jest.useFakeTimers({ advanceTimers: true });
    part('Like').click();
    await waitFor(() => expect(tag().reason).toBe('waits for the session'));
    expect(submitted).toEqual([]);
    jest.advanceTimersByTime(5000);
    expect(submitted).toEqual(['/comment/5/reactions']);
    expect(tag()).toMatchObject({ state: 'error', reason: 'waits for the session' });
    answer(done(reader));
    await jest.advanceTimersByTimeAsync(100);
    expect([tag().state, submitted.length, posted()]).toEqual(['error', 1, 0]);
  });

  it('follows a link, and the next press of the form is live once the server has recovered', async () => {
    const { part, submitted, posted, recover, later, tag } = await openPage({
      ...{ me: failed('server', 500), when: 'interaction' },
    });
    const followed = jest.fn((event: Event) => event.preventDefault());
    part('log').addEventListener('click', followed);
    part('log').click();
    await waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
    recover();
    later(2);
    part('Like').click();
    await waitFor(() => expect(posted()).toBe(1));
    expect([tag().state, submitted]).toEqual(['mounted', []]);
  });

  it('is offered Retry where it has no native way', async () => {
    const { part, element, recover, later, tag } = await openPage({
      ...{ me: failed('server', 500), when: 'interaction' },
      html: '<button type="button" data-inlay-part="Like">Like</button>',
    });
    part('Like').click();
    await waitFor(() => expect(element).toHaveTextContent('This could not be loaded. Retry'));
    const retry = element.querySelector<HTMLElement>('.inl-retry button')!;
    recover();
    later(2);
    retry.focus();
    retry.click();
    await waitFor(() => expect(tag().state).toBe('mounted'));
    expect(element).not.toHaveTextContent('Retry');
  });
});

describe('the session is asked for again', () => {
  const broken = { me: failed('server', 500), when: 'interaction' } as const;
  const hover = (element: Element) => element.dispatchEvent(new Event('pointerover', { bubbles: true }));

  it.each([
    ['when a tag is used', ({ element }) => hover(element)],
    ['when the window has the focus again', () => window.dispatchEvent(new Event('focus'))],
    ['when the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['when the network is back', () => window.dispatchEvent(new Event('online'))],
  ] as [string, (page: { element: Element }) => unknown][])('%s', async (_, happen) => {
    const page = await openPage(broken);
    hover(page.element);
    await waitFor(() => expect(page.tag().reason).toMatch(/500/));
    page.recover();
    page.later(10);
    happen(page);
    await waitFor(() => expect(page.tag().state).toBe('mounted'));
    expect(page.unknown).toHaveLength(1);
  });

  it('when the network is back a moment after a failure, for which a pointer would have to wait', async () => {
    const page = await openPage(broken);
    hover(page.element);
    await waitFor(() => expect(page.tag().reason).toMatch(/500/));
    page.recover();
    hover(page.element);
    await turn();
    expect(page.asked()).toBe(2);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(page.tag().state).toBe('mounted'));
  });

  it('once, however often a pointer passes, and reported once, however often it fails', async () => {
    const { element, asked, tag, unknown, later } = await openPage(broken);
    for (let index = 0; index < 20; index++) {
      hover(element);
      await turn();
    }
    await waitFor(() => expect(tag().state).toBe('asleep'));
    expect(asked()).toBe(2);
    later(10);
    hover(element);
    await waitFor(() => expect(asked()).toBe(3));
    await waitFor(() => expect(tag().state).toBe('asleep'));
    expect(unknown).toEqual(['users/me: 500 server']);
  });

  it('after the time that the server has asked for, and not before', async () => {
    const me = failed('tooMany', 429, { retryAfter: 30 });
    const { part, asked, tag, submitted, recover, later } = await openPage({ me });
    await waitFor(() => expect(tag().state).toBe('asleep'));
    expect(asked()).toBe(2);
    recover();
    later(20);
    window.dispatchEvent(new Event('online'));
    part('Like').click();
    await waitFor(() => expect(submitted).toHaveLength(1));
    expect(asked()).toBe(2);
  });
});

it('an empty place says that it could not be loaded, and fills once the session is known', async () => {
  const {
    element,
    recover,
    later,
    tag,
    unknown,
    failures: reports,
  } = await openPage({
    ...{ me: failed('server', 500), html: '' },
  });
  await waitFor(() => expect(element).toHaveTextContent('This could not be loaded. Retry'));
  recover();
  later(10);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(tag().state).toBe('mounted'));
  expect(element).not.toHaveTextContent('Retry');
  expect([unknown.length, reports]).toEqual([1, []]);
});

it('the page of an error does not wait, and takes no unknown reader for a guest', async () => {
  const props = { status: 403, message: 'Permission Problem' };
  const { element, recover, later } = await openPage({
    ...{ widget: pageError, props, html: '', me: failed('server', 500) },
  });
  await waitFor(() => expect(element).toHaveTextContent('Permission Problem'));
  expect(element).not.toHaveTextContent('Sign In');
  recover();
  later(10);
});

describe('a guest is who the server says is one', () => {
  it.each([
    ['a record without a number', done({ userID: 0, name: 'Guest' })],
    ['a 401 in its own words', failed('unauthorized', 401, { message: 'Sign in, please.' })],
    [
      'a guest who is forbidden, where a permission is asked for',
      failed('forbidden', 403, { message: 'Permission Problem', permissions: ['Garden.SignIn.Allow'] }),
    ],
  ])('%s', async (_, me) => {
    const { tag, element, unknown } = await openPage({ me });
    await waitFor(() => expect(tag().state).toBe('mounted'));
    expect(element).toHaveTextContent('Like: 3');
    expect(unknown).toEqual([]);
  });

  it('who may nothing where permissions are only for members', async () => {
    const { tag, unknown } = await openPage({
      me: done({ userID: 0, name: 'Guest' }),
      permissions: failed('unauthorized', 401, { message: 'Sign in, please.' }),
    });
    await waitFor(() => expect(tag().state).toBe('mounted'));
    expect(unknown).toEqual([]);
  });
});
