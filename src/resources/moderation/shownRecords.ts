import { attributes } from '../../contract/attributes';
import { findAllOwn } from '../../contract/findOwn';

/** The parts of the page that show a record, by its key: `discussion/5`. Rows of lists, and a record's own page. */
export const partsOf = (root: ParentNode, key: string): HTMLElement[] =>
  findAllOwn(root, `[${attributes.shows}="${key}"]`);

/** Where a part shows one field of its record. */
export const fieldsOf = (part: ParentNode, name: string): HTMLElement[] =>
  findAllOwn(part, `[${attributes.field}="${name}"]`);

/** Whether a part of a list still belongs there when its discussion is in that category; null where the list does not say. */
export function holds(part: Element, categoryID: number): boolean | null {
  const held = part.closest(`[${attributes.holds}]`)?.getAttribute(attributes.holds);
  return held == null ? null : held.split(/\s+/).includes(String(categoryID));
}

/** Whether a part goes with its record: it is an item of a list, or says itself what it holds. */
export const isItem = (part: Element): boolean => part.matches(`li, tr, [${attributes.holds}]`);
