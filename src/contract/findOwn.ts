import { unmountable } from './attributes';

/**
 * The first element in there that fits and is the page's own: members may write the same attributes into their posts. An
 * element that members write in is still the page's.
 */
export const findOwn = <E extends Element = HTMLElement>(root: ParentNode, selector: string): E | null =>
  findAllOwn<E>(root, selector)[0] ?? null;

export const findAllOwn = <E extends Element = HTMLElement>(root: ParentNode, selector: string): E[] => [
  ...root.querySelectorAll<E>(`:is(${selector}):not(:is(${unmountable}) *)`),
];
