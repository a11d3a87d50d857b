import { QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryFunction,
  QueryKey,
  UseMutationOptions,
  UseQueryOptions,
} from '@tanstack/react-query';

type Asked = QueryKey | { queryKey?: QueryKey };
type MutationOptions = UseMutationOptions<unknown, unknown, unknown>;

const filterOf = (asked: Asked = {}) =>
  'queryKey' in asked ? { queryKey: asked.queryKey } : isKey(asked) ? { queryKey: asked } : {};
const isKey = (asked: object): asked is QueryKey => Array.isArray(asked);

/** As the library called it when deployed fragments were built. */
const stateOf = (status: string) => {
  const isLoading = status === 'pending';
  return { status: isLoading ? 'loading' : status, isLoading };
};

/**
 * The query library for deployed fragments, as they were built for it: keys and functions may come as arguments of their
 * own, and what is on its way is `loading`. All fragments of a page share one client, which asks once and never again by
 * itself.
 */
export function createQueryHooks() {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  const facade = {
    getQueryData: (key: QueryKey): unknown => client.getQueryData(key),
    setQueryData: (key: QueryKey, next: unknown): unknown => client.setQueryData(key, next),
    invalidateQueries: (asked?: Asked) => client.invalidateQueries(filterOf(asked)),
    refetchQueries: (asked?: Asked) => client.refetchQueries(filterOf(asked)),
    removeQueries: (asked?: Asked) => client.removeQueries(filterOf(asked)),
    fetchQuery: (options: { queryKey: QueryKey; queryFn: QueryFunction }) => client.fetchQuery(options),
  };
  return {
    useQuery(first: UseQueryOptions | QueryKey, ask?: QueryFunction, more?: Partial<UseQueryOptions>) {
      const options = isKey(first) ? { ...more, queryKey: first, queryFn: ask } : first;
      const result = useQuery(options, client);
      return { ...result, ...stateOf(result.status) };
    },
    useMutation(first: MutationOptions | MutationFunction<unknown, unknown>, more?: MutationOptions) {
      const options = typeof first === 'function' ? { ...more, mutationFn: first } : first;
      const result = useMutation(options, client);
      return { ...result, ...stateOf(result.status) };
    },
    useQueryClient: () => facade,
  };
}
