import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Queries, Query, QueryFn, QueryKey } from './createQueries';

interface QueryOptions {
  queryKey: QueryKey;
  queryFn: QueryFn;
  enabled?: boolean;
  /** Milliseconds that an answer counts as new. */
  staleTime?: number;
  initialData?: unknown;
  select?(data: unknown): unknown;
}

interface MutationOptions {
  mutationFn(variables: unknown): unknown;
  onSuccess?(data: unknown, variables: unknown): void;
  onError?(error: unknown, variables: unknown): void;
  onSettled?(data: unknown, error: unknown, variables: unknown): void;
}

type MutationState =
  | { status: 'idle' | 'loading'; data: undefined; error: null }
  | { status: 'success'; data: unknown; error: null }
  | { status: 'error'; data: undefined; error: unknown };
const idle: MutationState = { status: 'idle', data: undefined, error: null };

const keyOf = (asked: QueryKey | { queryKey?: QueryKey } | undefined) =>
  asked && 'queryKey' in asked ? asked.queryKey : (asked as QueryKey | undefined);
const again = (query: Query) => (query.ask ? [query.fetch(query.ask)] : []);
const flags = (status: string) => ({
  isLoading: status === 'loading',
  isPending: status === 'loading',
  isSuccess: status === 'success',
  isError: status === 'error',
});

/** The query library of deployed fragments, as far as they use it: keyed answers, mutations, invalidation. */
export function createQueryHooks(queries: Queries) {
  const client = {
    getQueryData: (key: QueryKey) => queries.get(key).get().data,
    setQueryData(key: QueryKey, next: unknown) {
      const query = queries.get(key);
      const data: unknown = typeof next === 'function' ? next(query.get().data) : next;
      query.set({ status: 'success', data, error: null });
      return data;
    },
    async invalidateQueries(asked?: QueryKey | { queryKey?: QueryKey }) {
      const found = queries.matching(keyOf(asked));
      for (const query of found) query.answered = 0;
      await Promise.all(found.filter((query) => query.isWatched()).flatMap(again));
    },
    async refetchQueries(asked?: QueryKey | { queryKey?: QueryKey }) {
      await Promise.all(queries.matching(keyOf(asked)).flatMap(again));
    },
    removeQueries: (asked?: QueryKey | { queryKey?: QueryKey }) =>
      queries.matching(keyOf(asked)).forEach(queries.forget),
    async fetchQuery({ queryKey, queryFn }: QueryOptions) {
      const { status, data, error } = await queries.get(queryKey).fetch(queryFn);
      if (status === 'error') throw error;
      return data;
    },
  };

  function useQuery(first: QueryOptions | QueryKey, ask?: QueryFn, more?: Partial<QueryOptions>) {
    const options = (
      Array.isArray(first) ? { ...more, queryKey: first, queryFn: ask } : first
    ) as QueryOptions;
    const { queryKey, queryFn, enabled = true, staleTime = 0, initialData, select } = options;
    const query = queries.get(queryKey);
    if (initialData !== undefined && query.answered === 0 && query.get().data === undefined)
      query.set({ status: 'success', data: initialData });
    const state = useSyncExternalStore(query.subscribe, query.get);
    const latest = useRef(queryFn);
    useEffect(() => {
      latest.current = queryFn;
    });
    useEffect(() => {
      if (enabled && Date.now() - query.answered >= staleTime)
        void query.fetch((asked) => latest.current(asked));
    }, [query, enabled, staleTime]);
    const data = select && state.data !== undefined ? select(state.data) : state.data;
    return { ...state, ...flags(state.status), data, refetch: () => query.fetch(queryFn) };
  }

  function useMutation(
    first: MutationOptions | MutationOptions['mutationFn'],
    more?: Partial<MutationOptions>,
  ) {
    const options = typeof first === 'function' ? { ...more, mutationFn: first } : first;
    const [state, setState] = useState<MutationState>(idle);
    const mutateAsync = async (variables?: unknown, own?: Partial<MutationOptions>) => {
      setState({ status: 'loading', data: undefined, error: null });
      try {
        const data = await options.mutationFn(variables);
        setState({ status: 'success', data, error: null });
        for (const each of [options, own]) each?.onSuccess?.(data, variables);
        for (const each of [options, own]) each?.onSettled?.(data, null, variables);
        return data;
      } catch (error) {
        setState({ status: 'error', data: undefined, error });
        for (const each of [options, own]) each?.onError?.(error, variables);
        for (const each of [options, own]) each?.onSettled?.(undefined, error, variables);
        throw error;
      }
    };
    return {
      ...state,
      ...flags(state.status),
      isIdle: state.status === 'idle',
      mutateAsync,
      // Its failure is in the state; nobody holds the promise.
      mutate: (variables?: unknown, own?: Partial<MutationOptions>) =>
        void mutateAsync(variables, own).catch(() => undefined),
      reset: () => setState(idle),
    };
  }

  return { useQuery, useMutation, useQueryClient: () => client };
}
