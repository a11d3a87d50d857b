import type { Loader } from '../contract/loader';
import { whenAnswered } from './whenAnswered';

/** Resolved after this long at the latest, milliseconds: a device that other programs keep busy may never be idle. */
const latest = 1000;

/**
 * Resolves after the first scroll, pointer event or key: work for readers is not done on a page that stays unused. Not before
 * the browser has handled and shown what that was, nor before a press has got its widget: it would wait for all that is
 * fetched with the first use.
 */
export function firstUse(
  window: Window & typeof globalThis,
  loader: Pick<Loader, 'tags' | 'idle'>,
): Promise<void> {
  const used = new AbortController();
  const use = new Promise<void>((resolve) => {
    const onUse = () => {
      used.abort();
      // Safari has no idle callback; the next turn is close to it.
      (window.requestIdleCallback ?? setTimeout)(() => resolve(), { timeout: latest });
    };
    for (const type of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
      window.addEventListener(type, onUse, { capture: true, passive: true, signal: used.signal });
    // Before anybody listened.
    if (window.scrollY > 0) onUse();
  });
  return use.then(() => whenAnswered(loader));
}
