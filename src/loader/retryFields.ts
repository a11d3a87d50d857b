import { attributes } from '../contract/attributes';
import { eventNames } from '../contract/events';
import type { Loader } from '../contract/loader';
import type { Tag } from '../contract/tag';

/** Milliseconds from one try to the next while somebody types. */
const pause = 5000;

/**
 * Fetches code that could not be had once more: when the network is back, and while somebody writes in the HTML that it
 * is for, since nothing else keeps those words. Until it has come whoever leaves them is asked.
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
  // Only while it matters: a page that somebody else's code has hung cannot be left as long as it would be asked.
  const settle = (event: Event) => {
    written.delete(tagOf(event)!);
    if (written.size === 0) window.removeEventListener('beforeunload', ask);
  };
  // What is looked for or ticked is nobody's words.
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
  // Sent without us, the words go where they belong.
  for (const type of ['submit', eventNames.mounted]) document.addEventListener(type, settle, true);
  window.addEventListener('online', () => tags.forEach((tag) => isMissing(tag) && wake(tag, 'retry')));
}
