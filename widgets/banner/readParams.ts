import type { SearchParams } from '../../src/ui/search/searchTypes';

/** Where a banner's search looks, as hosts print it. */
export interface InitialParams {
  domain?: string;
  categoryIDs?: unknown[];
  includeChildCategories?: boolean;
  recordTypes?: unknown[];
}

/** What a search from a banner takes along in its address. */
export function readParams({ initialParams = {} }: { initialParams?: InitialParams }): SearchParams {
  const { domain = '', categoryIDs = [], includeChildCategories, recordTypes = [] } = initialParams;
  const ids = categoryIDs.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
  const types = recordTypes.filter((type) => typeof type === 'string' && /^\w{1,50}$/.test(type));
  return {
    ...(/^[\w-]{1,50}$/.test(domain) && { domain }),
    ...(ids.length > 0 && { [ids.length > 1 ? 'categoryIDs' : 'categoryID']: ids.slice(0, 100).join() }),
    ...(ids.length > 0 && includeChildCategories && { includeChildCategories: '1' }),
    ...(types.length > 0 && { recordTypes: types.slice(0, 20).join() }),
  };
}
