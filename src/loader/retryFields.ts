import { attributes } from '../contract/attributes';
import { eventNames } from '../contract/events';
import type { Loader } from '../contract/loader';
import type { Tag } from '../contract/tag';

/** Milliseconds from one try to the next while the reader types. */
const pause = 5000;

/**
 * Fetches missing code once more: when the network is back, and while the reader writes in the HTML that it is for, since
 * nothing else keeps that text. Until the code is there, leaving the page asks for confirmation.
 */
export function retryFields({ tags, wake }: Pick<Loader, 'tags' | 'wake'>): void {
  const written = new Set<Tag>();
  let triedAt = 0;
  const isMissing = ({ state, reason }: Tag) => state === 'error' && reason === 'no code';
  const isAwaited = (tag: Tag) => tag.state === 'loading' || isMissing(tag);
  const tagOf = ({ target }: Event) => {
    const element = target instanceof Element && target.closest(`[${attributes.widget}]`);
    return element ? tags.get(element) : undefined;
  };
  const ask = (event: Event) => {
    if ([...written].some((tag) => isAwaited(tag) && tag.element.isConnected)) event.preventDefault();
  };
  // Only while it matters: a page that other code has hung cannot be left while it asks for confirmation.
  const settle = (event: Event) => {
    written.delete(tagOf(event)!);
    if (written.size === 0) window.removeEventListener('beforeunload', ask);
  };
  // Searches and checkboxes hold no text worth keeping.
  const isText = ({ target }: Event) =>
    target instanceof Element && target.closest('form')?.querySelector('textarea');
  const onInput = (event: Event) => {
    const tag = tagOf(event);
    if (!tag || !isAwaited(tag) || !isText(event)) return;
    written.add(tag);
    window.addEventListener('beforeunload', ask);
    if (!isMissing(tag) || !navigator.onLine || Date.now() - triedAt < pause) return;
    triedAt = Date.now();
    void wake(tag, 'retry');
  };
  document.addEventListener('input', onInput, true);
  // Sent natively, the text has reached the server.
  for (const type of ['submit', eventNames.mounted]) document.addEventListener(type, settle, true);
  window.addEventListener('online', () => tags.forEach((tag) => isMissing(tag) && wake(tag, 'retry')));
}
