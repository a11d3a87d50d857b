import { usePermissions } from '../../src/index';
import { useExtensions } from '../../src/ui/useExtensions';
import { useSearch } from '../../src/ui/useSearch';

/** The add-ons' domains that this reader may search alone; none where another site does the searching. */
export function useSearchDomains(): readonly { key: string; name: string }[] {
  const can = usePermissions();
  const { hasDomains } = useSearch();
  const domains = useExtensions('search.domains');
  return hasDomains ? domains.filter(({ permission }) => permission === undefined || can(permission)) : [];
}
