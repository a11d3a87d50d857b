import { attributes } from '../../contract/attributes';

/** A named place inside a post, or inside the page's empty comment. */
export const slotIn = <E extends Element = HTMLElement>(root: ParentNode, name: string): E | null =>
  root.querySelector<E>(`[${attributes.slot}="${name}"]`);
