import { attributes } from '../contract/attributes';
import { findOwn } from '../contract/findOwn';
import type { Cover } from './createCover';

/**
 * Covers all of a place but what stays, and what the page puts beside that later: a form to reply by, for one. Answers the
 * function that uncovers it; null where nothing stays.
 */
export function keepStaying(host: HTMLElement, cover: Cover): (() => void) | null {
  const staying = findOwn(host, `[${attributes.stays}]`);
  if (!staying) return null;
  const covered: (() => void)[] = [];
  for (let element = staying; element !== host; element = element.parentElement!)
    for (const sibling of element.parentElement!.children)
      if (sibling !== element && !sibling.slot) covered.push(cover(sibling));
  return () => covered.forEach((uncover) => uncover());
}
