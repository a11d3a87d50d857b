import type { Category } from '../../wire';

/** IDs of a category and all below it, as `data-inlay-holds` of a list has them: what is moved to another one leaves it. */
export const heldCategories = ({ categoryID, children = [] }: Category): string =>
  [categoryID, ...children.map(heldCategories)].join(' ');
