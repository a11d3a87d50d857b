/** Where a query stands; a new object with each change, so that views see that it has changed. */
export interface QueryState {
  status: 'loading' | 'success' | 'error';
  data: unknown;
  error: unknown;
  isFetching: boolean;
}

export type QueryKey = readonly unknown[];
export type QueryFn = (context: { queryKey: QueryKey }) => unknown;

export interface Query {
  key: QueryKey;
  get(): QueryState;
  subscribe(listener: () => void): () => void;
  set(change: Partial<QueryState>): void;
  /** Asks, unless it is being asked already. Never rejects. */
  fetch(ask: QueryFn): Promise<QueryState>;
  /** Milliseconds since 1970 of the last answer; 0 once it counts as old. */
  answered: number;
  /** What it was asked with last. */
  ask: QueryFn | null;
  isWatched(): boolean;
}

/** Answers of deployed fragments by their keys: each is asked for once for all that show it. */
export function createQueries(now: () => number = Date.now) {
  const queries = new Map<string, Query>();

  function createQuery(key: QueryKey): Query {
    let state: QueryState = { status: 'loading', data: undefined, error: null, isFetching: false };
    let running: Promise<QueryState> | null = null;
    const listeners = new Set<() => void>();
    const query: Query = {
      key,
      answered: 0,
      ask: null,
      get: () => state,
      isWatched: () => listeners.size > 0,
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      set(change) {
        state = { ...state, ...change };
        if (state.status === 'success' && 'data' in change) query.answered = now();
        for (const listener of [...listeners]) listener();
      },
      fetch(ask) {
        query.ask = ask;
        if (running) return running;
        query.set({ isFetching: true });
        running = Promise.resolve()
          .then(() => ask({ queryKey: key }))
          .then(
            (data) => query.set({ status: 'success', data, error: null, isFetching: false }),
            (error: unknown) => query.set({ status: 'error', error, isFetching: false }),
          )
          .then(() => {
            running = null;
            return state;
          });
        return running;
      },
    };
    return query;
  }

  return {
    get(key: QueryKey): Query {
      const name = JSON.stringify(key);
      const query = queries.get(name) ?? createQuery(key);
      queries.set(name, query);
      return query;
    },
    /** Those whose key begins with `start`. */
    matching: (start: QueryKey = []) =>
      [...queries.values()].filter(
        ({ key }) => JSON.stringify(key.slice(0, start.length)) === JSON.stringify(start),
      ),
    forget: (query: Query) => void queries.delete(JSON.stringify(query.key)),
  };
}

export type Queries = ReturnType<typeof createQueries>;
