import { useCallback } from 'react';
import { useUi } from '../UiContext';
import type { SearchServices } from './searchTypes';

interface Asked extends Pick<SearchServices, 'suggest'> {
  /** The more sources there are, the fewer results of each. */
  sources: number;
  scope: string | undefined;
}

/** Asks the forum for what fits a text. */
export function useSuggested({ suggest, sources, scope }: Asked) {
  const { meta } = useUi();
  const { localeKey } = meta.ui;
  const section = meta.raw.siteSection as { sectionGroup?: unknown } | null | undefined;
  const group = typeof section?.sectionGroup === 'string' ? section.sectionGroup : undefined;
  const limit = Math.max(Math.floor(10 / sources), 1);
  return useCallback(
    (query: string) =>
      suggest({
        query,
        limit,
        locale: localeKey,
        ...(scope !== undefined && { scope }),
        ...(group !== undefined && { siteSectionGroup: group }),
      }),
    [suggest, limit, localeKey, scope, group],
  );
}
