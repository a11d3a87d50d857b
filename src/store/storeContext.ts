import type { ReactReduxContextValue } from 'react-redux';
import type { AppStore } from './storeTypes';

/**
 * What the hooks of react-redux read by, for `ReactReduxContext`. Its own Provider listens to the store once in each root,
 * and a page has a root for each widget: a thousand would hear of every change and pass it on to nobody.
 */
export function storeContext(
  store: Pick<AppStore, 'getState' | 'subscribe' | 'dispatch'>,
): ReactReduxContextValue {
  const nothing = () => undefined;
  return {
    store: store as AppStore,
    subscription: {
      addNestedSub: store.subscribe,
      notifyNestedSubs: nothing,
      handleChangeWrapper: nothing,
      isSubscribed: () => true,
      trySubscribe: nothing,
      tryUnsubscribe: nothing,
      getListeners: () => ({ clear: nothing, notify: nothing, get: () => [], subscribe: store.subscribe }),
    },
  };
}
