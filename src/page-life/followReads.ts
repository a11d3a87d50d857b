import { attributes } from '../contract/attributes';
import { lazyImport } from '../contract/lazyImport';
import { wasCopied } from '../session/wasCopied';
import type { AppStore } from '../store/storeTypes';

/** After Back a page learns which discussions that it calls new have been read meanwhile, here or in another tab. */
export function followReads(window: Window, store: Pick<AppStore, 'dispatch' | 'injectSlices'>): void {
  const { document } = window;
  const look = () => {
    if (!document.querySelector(`[${attributes.field}="unread"]:not([hidden])`)) return;
    void lazyImport(() => import('./showRead')).then(
      ({ showRead, discussionsSlice }) => {
        store.injectSlices([discussionsSlice]);
        return store.dispatch(showRead(document));
      },
      // Without the network there is no newer word, either.
      () => undefined,
    );
  };
  window.addEventListener('pageshow', ({ persisted }) => persisted && look());
  if (wasCopied(window)) look();
}
