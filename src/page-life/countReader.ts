import { createTick } from '../server/createTick';
import { createPrivacy } from '../session/createPrivacy';
import type { AppStore } from '../store/storeTypes';
import type { Ui } from '../ui/UiContext';
import { watchTicks } from './watchTicks';

/** Statistics of what readers do, whose code comes with the first use of a page. */
export function countReader({ ui, store }: { ui: Ui; store: AppStore }): void {
  const { window, meta } = ui;
  watchTicks({
    ui,
    privacy: createPrivacy({ store, config: { meta }, window }),
    send: createTick({ origin: window.location.origin, meta }),
  });
}
