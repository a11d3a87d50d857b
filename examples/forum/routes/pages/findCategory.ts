import type { Category } from '../../wire';

/** A category with its descendants, from a tree. */
export function findCategory(tree: Category[], categoryID: number | undefined): Category | undefined {
  for (const category of tree) {
    const found =
      category.categoryID === categoryID ? category : findCategory(category.children ?? [], categoryID);
    if (found) return found;
  }
  return undefined;
}
