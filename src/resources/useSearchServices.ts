import { useMemo } from 'react';
import { usePermissions } from '../session/usePermissions';
import { useSuggestionSearch } from './searchSuggestions';

/** What a search bar needs from the server: what this reader may do, and what fits a text. */
export function useSearchServices() {
  const can = usePermissions();
  const suggest = useSuggestionSearch();
  return useMemo(() => ({ can, suggest }), [can, suggest]);
}
