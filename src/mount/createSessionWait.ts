import type { Loader } from '../contract/loader';
import type { Tag } from '../contract/tag';
import type { WidgetDefinition } from '../contract/widget';
import type { Session } from '../session/startSession';
import { isUsed } from './isUsed';

const reason = 'waits for the session';

interface Deps {
  window: Window;
  loader: Pick<Loader, 'setState' | 'wake' | 'giveUp'>;
  /** What must be known before a view can be right. */
  session?: Pick<Session, 'isKnown' | 'ready' | 'known'>;
}

/**
 * Makes the function that resolves with whether a tag may be mounted now. While the session cannot be had, the tag goes
 * back to sleep on the server's HTML, whose forms and links work without us; a press that was held goes out by them. Once
 * all is known, the tag is woken again.
 */
export function createSessionWait({
  window,
  session,
  loader,
}: Deps): (tag: Tag, definition: Pick<WidgetDefinition, 'anybody'>) => Promise<boolean> {
  const waiting = new Set<Tag>();

  function sleep(tag: Tag, why: string): void {
    loader.setState(tag, 'asleep', why);
    if (!waiting.has(tag))
      void session!.known().then(() => waiting.delete(tag) && loader.wake(tag, 'session known'));
    waiting.add(tag);
  }

  return async (tag, { anybody }) => {
    if (!session || session.isKnown()) return true;
    // Code that has come too late finds its tag given up.
    if (tag.state === 'loading') loader.setState(tag, 'loading', reason);
    const failure = await session.ready(isUsed(tag));
    const why = failure !== null && !anybody && `${reason} (${failure})`;
    if (why && (tag.intents || showsNothing(tag.element))) loader.giveUp(tag, why);
    if (isLeaving(tag)) {
      // With that form the page goes: a live one in its place could send the same again.
      void returned(window).then(() => {
        tag.sent = undefined;
        return loader.wake(tag, 'returned');
      });
      return false;
    }
    if (why) sleep(tag, why);
    return !why;
  };
}

/** Left empty by the server, except for `noscript`; or it shows Retry, which was pressed in vain. */
const showsNothing = (element: Element) =>
  (element.querySelector(':not(noscript)') === null && element.textContent.trim() === '') ||
  element.querySelector(':scope>.inl-retry:focus-within') !== null;

const isLeaving = ({ sent }: Tag) => !!sent?.closest('form,[form]') && !sent.closest('a,summary');

/** Resolves when the page is shown once more, out of the browser's cache. */
const returned = (window: Window) =>
  new Promise<void>((resolve) => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      window.removeEventListener('pageshow', onShow);
      resolve();
    };
    window.addEventListener('pageshow', onShow);
  });
