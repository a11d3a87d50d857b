import { useCallback } from 'react';
import { useSuggestionSearch } from '../../src/resources/searchSuggestions';
import { useUi } from '../../src/ui/UiContext';

/** Asks the forum for what fits a text: the more sources there are, the fewer of each. */
export function useSuggested({ sources, scope }: { sources: number; scope: string | undefined }) {
  const { meta } = useUi();
  const search = useSuggestionSearch();
  const { localeKey } = meta.ui;
  const section = meta.raw.siteSection as { sectionGroup?: unknown } | null | undefined;
  const group = typeof section?.sectionGroup === 'string' ? section.sectionGroup : undefined;
  const limit = Math.max(Math.floor(10 / sources), 1);
  return useCallback(
    (query: string) =>
      search({
        query,
        limit,
        locale: localeKey,
        ...(scope !== undefined && { scope }),
        ...(group !== undefined && { siteSectionGroup: group }),
      }),
    [search, limit, localeKey, scope, group],
  );
}
