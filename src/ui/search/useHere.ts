import { useLocale } from '../useLocale';
import { useUi } from '../UiContext';
import type { SearchPlace } from './searchTypes';

/** The category that the page shows, as the first place to search in; none on other pages. */
export function useHere(): readonly SearchPlace[] {
  const { t } = useLocale();
  const { categoryID } = (useUi().meta.raw.category ?? {}) as { categoryID?: unknown };
  if (typeof categoryID !== 'number' || !Number.isSafeInteger(categoryID)) return [];
  const params = { categoryID: String(categoryID), includeChildCategories: '1' };
  return [{ value: 'category', name: t('In this category'), params }];
}
