import { lazyImport } from '../../contract/lazyImport';
import type { Ui } from '../UiContext';

/** Says again that the network has gone, in the place of what said so; the toasts' code came while there was one. */
export function tellOffline(ui: Ui): void {
  void lazyImport(() => import('./createToasts')).then(
    ({ createToasts }) =>
      ui.shared(createToasts).show({
        id: 'connection',
        words: ui.locale.t('You are offline. Check your connection and try again.'),
        persistent: true,
        tone: 'error',
      }),
    // Then the browser's own sign has to do.
    () => undefined,
  );
}
