import { eventNames, type FailureDetail } from '../contract/events';
import { isOutdated } from '../server/isOutdated';
import type * as ToastsModule from '../ui/toasts/createToasts';
import type { Ui } from '../ui/UiContext';

interface Deps {
  ui: Ui;
  /** Address of the runtime's own chunk. */
  runtime: string;
  /** Their code has been fetched ahead, since this is about code that can no longer be had. */
  toasts(): Promise<typeof ToastsModule>;
  reload(): void;
}

/**
 * A deploy takes the old chunks away, and a page that is older than it can fetch none of its parts any more. When code
 * cannot be had, the manifest says whether that is why: then the page offers to be loaded again, and never does so by
 * itself, since the reader may be writing. Returns the function that stops it.
 */
export function offerReload({ ui, runtime, toasts, reload }: Deps): () => void {
  const { window, locale } = ui;
  const { document } = window;
  let asked: Promise<void> | undefined;

  async function ask(): Promise<void> {
    if (!(await isOutdated(window, runtime))) {
      asked = undefined;
      return;
    }
    const { createToasts } = await toasts();
    const words = locale.t('A new version is available.');
    const actions = [{ name: locale.t('Reload'), press: reload }];
    ui.shared(createToasts).show({ id: 'newVersion', words, persistent: true, actions });
  }
  const onError = (event: Event) => {
    const { phase } = (event as CustomEvent<FailureDetail>).detail;
    if (phase === 'load') asked ??= ask().catch(() => undefined);
  };
  document.addEventListener(eventNames.error, onError);
  return () => document.removeEventListener(eventNames.error, onError);
}
