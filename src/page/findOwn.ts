import { isForeign } from './isForeign';

/**
 * Elements in there that fit and are the page's own: members may write the same attributes into their posts. An element that
 * members write in is still the page's.
 */
export const findAllOwn = <E extends Element = HTMLElement>(root: ParentNode, selector: string): E[] =>
  [...root.querySelectorAll<E>(selector)].filter((each) => !isForeign(each.parentNode!));

/** The first of them. */
export const findOwn = <E extends Element = HTMLElement>(root: ParentNode, selector: string): E | null =>
  findAllOwn<E>(root, selector)[0] ?? null;
