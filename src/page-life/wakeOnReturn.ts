import type { Loader } from '../contract/loader';
import type { WidgetFacts } from '../contract/widgetFacts';
import type { CurrentUser } from '../session/currentUser';
import { hasReturned, wasCopied } from '../session/wasCopied';
import { lazyImport } from '../contract/lazyImport';
import { warmUp } from './warmUp';

/** Milliseconds for which the counts that a page brought are fresh enough for who comes back to it. */
const fresh = 60_000;

/**
 * A page that lay in the browser's cache knows nothing of what was done on other pages meanwhile: a widget that slept
 * because nothing was kept wakes when something is, and a bar that slept on counts of then tells those of now. A copy of
 * the HTML alone does not even know what was done on the page itself.
 */
export function wakeOnReturn(
  window: Window & typeof globalThis,
  {
    tags,
    registry,
    wake,
    wakeInView,
  }: Pick<Loader, 'tags' | 'wake' | 'wakeInView'> & { registry: Pick<Loader['registry'], 'get'> },
  reader: () => Promise<Pick<CurrentUser, 'userID'> | undefined>,
): void {
  const asleep = () =>
    [...tags.values()].flatMap((tag) =>
      tag.state === 'asleep' ? { tag, facts: registry.get(tag.name)?.facts } : [],
    );
  const wakeKept = () => {
    for (const { tag, facts } of asleep())
      if (facts?.stored && holds(window, facts.stored)) void wake(tag, 'returned');
  };
  const wakeMembers = async (...kinds: WidgetFacts['follows'][]) => {
    const user = await reader();
    // Guests have no counts, and have done nothing.
    if (user && user.userID !== 0)
      for (const { tag, facts } of asleep())
        if (facts?.follows && kinds.includes(facts.follows)) wakeInView(tag, 'returned');
  };
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    wakeKept();
    void wakeMembers('counts');
    // What was done on the page itself is shown there.
    lookBack(window, window.performance.timeOrigin);
  });
  // From another tab, say, where all has been read meanwhile. A page that stays in view fetches nothing.
  window.document.addEventListener('visibilitychange', () => {
    const { document, performance } = window;
    if (!document.hidden && Date.now() - performance.timeOrigin >= fresh) void wakeMembers('counts');
  });
  if (wasCopied(window)) {
    void warmUp(window, [() => wakeMembers('own', 'counts')]);
    // Not again once it was fetched anew: what answers in the server's place may call a page a copy for ever.
    if (wasCopied(window, 'back_forward')) lookBack(window, 0);
    else if (hasReturned(window)) lookBack(window, window.performance.timeOrigin);
  }
  // It may have been left, and come back, before this code was here.
  wakeKept();
}

function holds(window: Pick<Window, 'sessionStorage'>, key: string): boolean {
  try {
    return window.sessionStorage.getItem(key) !== null;
  } catch {
    // Blocked: nothing can have been kept.
    return false;
  }
}

/**
 * Looks whether a page that is shown once more, after Back, is out of date: see `reloadActed`. Few are, so what looks comes
 * when one may be.
 */
const lookBack = (window: Window, since: number): void =>
  void lazyImport(() => import('./reloadActed')).then(
    ({ reloadActed }) => reloadActed(window, since),
    // Without the network there is no newer page, either.
    () => undefined,
  );
