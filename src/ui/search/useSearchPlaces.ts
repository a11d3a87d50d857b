import { useExtensions } from '../useExtensions';
import { useSearch } from '../useSearch';
import type { SearchPlace, SearchServices } from './searchTypes';

/**
 * Where this reader may search alone: add-ons' domains of the forum's search, none where another site does the searching,
 * and searches of their own.
 */
export function useSearchPlaces({ can }: Pick<SearchServices, 'can'>): readonly SearchPlace[] {
  const { hasDomains, isSource } = useSearch();
  const domains = useExtensions('search.domains');
  const sources = useExtensions('search.sources');
  const may = ({ permission }: { permission?: string | readonly string[] }) =>
    permission === undefined || can(permission);
  return [
    ...(hasDomains
      ? domains.filter(may).map(({ key, name }) => ({ value: key, name, params: { domain: key } }))
      : []),
    ...sources
      .filter((each) => may(each) && isSource(each.url))
      .map(({ key, name, url }) => ({ value: `source/${key}`, name, url })),
  ];
}
