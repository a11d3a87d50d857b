import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { ApiClient } from '../contract/apiClient';
import type { PageConfig } from '../contract/pageConfig';
import { api } from './api';
import { createPreloadTable } from './createPreloadTable';
import { createReads } from './createReads';
import { createRecordWatcher } from './createRecordWatcher';
import type { AppDispatch, AppStore, RootState, StoreExtra } from './storeTypes';

export interface StoreDeps {
  client: ApiClient;
  config: { preload: PageConfig['preload']; meta: { context: { debug: boolean } } };
  now?: () => number;
}

/**
 * The page's store. Its root reducer is made here, so that slices that joined one store never show up in the next.
 */
export function createStore({ client, config, now = Date.now }: StoreDeps): AppStore {
  const reducer = combineSlices(api);
  const extra: StoreExtra = { client, preload: createPreloadTable(config.preload, now) };
  const listener = createListenerMiddleware<RootState, AppDispatch, StoreExtra>({ extra });
  const watcher = createRecordWatcher();
  const store = configureStore({
    reducer,
    devTools: config.meta.context.debug && { name: 'Inlay' },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, immutableCheck: false, serializableCheck: false })
        .prepend(listener.middleware)
        .concat(api.middleware, watcher.middleware),
    // The default waits for a frame before views hear of an answer.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
  return Object.assign(store as unknown as AppStore, {
    listener,
    watchRecords: watcher.watch,
    reads: createReads(store as unknown as Pick<AppStore, 'getState' | 'subscribe'>),
    stateAfter: (actions: readonly UnknownAction[]) => actions.reduce(reducer, store.getState()),
    injectSlices(slices: Parameters<AppStore['injectSlices']>[0]) {
      const missing = slices.filter((slice) => !Object.hasOwn(store.getState(), slice.reducerPath));
      if (missing.length === 0) return;
      for (const slice of missing) reducer.inject(slice);
      // A slice's state appears with the next action, and views read it before there is one.
      store.dispatch({ type: 'inlay/slicesInjected' });
    },
  });
}
