import { usePermissions } from '../../src/index';
import { useExtensions } from '../../src/ui/useExtensions';
import { useSearch } from '../../src/ui/useSearch';

interface SearchPlace {
  /** Among all of them. */
  value: string;
  name: string;
  /** The address of one that is not the forum's own search. */
  url?: string;
}

/**
 * Where this reader may search alone: add-ons' domains of the forum's search, none where another site does the searching,
 * and searches of their own.
 */
export function useSearchPlaces(): readonly SearchPlace[] {
  const can = usePermissions();
  const { hasDomains, isSource } = useSearch();
  const domains = useExtensions('search.domains');
  const sources = useExtensions('search.sources');
  const may = ({ permission }: { permission?: string | readonly string[] }) =>
    permission === undefined || can(permission);
  return [
    ...(hasDomains ? domains.filter(may).map(({ key, name }) => ({ value: key, name })) : []),
    ...sources
      .filter((each) => may(each) && isSource(each.url))
      .map(({ key, name, url }) => ({ value: `source/${key}`, name, url })),
  ];
}
