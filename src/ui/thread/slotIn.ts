import { attributes } from '../../contract/attributes';
import { findOwn } from '../../contract/findOwn';

/** A named place inside a post, or inside the page's empty comment. */
export const slotIn = <E extends Element = HTMLElement>(root: ParentNode, name: string): E | null =>
  findOwn<E>(root, `[${attributes.slot}="${name}"]`);
