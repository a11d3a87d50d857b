import type * as ToastsModule from '../ui/toasts/createToasts';
import type { Ui } from '../ui/UiContext';

/**
 * Says once that the network has gone, for as long as it is gone, and once that it is back: what a reader does meanwhile
 * fails in its own place. `toasts` fetches their code, which is asked for again after a failure: the network may go before it
 * is here. Answers the function that stops it.
 */
export function watchConnection(ui: Ui, toasts: () => Promise<typeof ToastsModule>): () => void {
  const { window, locale } = ui;
  const id = 'connection';
  let told = false;
  const tell = () => {
    const { onLine } = window.navigator;
    if (onLine === !told) return;
    told = !onLine;
    void toasts().then(
      ({ createToasts }) => {
        const { show } = ui.shared(createToasts);
        if (onLine) show({ id, words: locale.t('You are online again.'), autoDismiss: true });
        else show({ id, words: locale.t('You are offline.'), persistent: true });
      },
      () => undefined,
    );
  };
  tell();
  window.addEventListener('offline', tell);
  window.addEventListener('online', tell);
  return () => {
    window.removeEventListener('offline', tell);
    window.removeEventListener('online', tell);
  };
}
