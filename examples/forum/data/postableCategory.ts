import { invalid, notFound } from '../httpError';
import type { Catalogue } from './catalogue';

/** Throws unless discussions can stand in the category: 404 for an unknown one, 400 for one that only holds others. */
export function postableCategory(catalogue: Catalogue, categoryID: number): void {
  const category = catalogue.categories.get(categoryID);
  if (!category) throw notFound('Category');
  if (category.displayAs !== 'discussions')
    throw invalid({ field: 'categoryID', message: 'Discussions cannot be posted in this category.' });
}
