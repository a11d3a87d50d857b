import type { Category } from '../../wire';

/** IDs of a category and all below it, as `data-inlay-holds` of a list has them: a discussion moved to another category leaves the list. */
export const heldCategories = ({ categoryID, children = [] }: Category): string =>
  [categoryID, ...children.map(heldCategories)].join(' ');
