import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { lazyImport } from '../../src/index';
import { AtWork } from '../../src/ui/AtWork';
import { lazyPart } from '../../src/ui/lazyPart';
import { useUi } from '../../src/ui/UiContext';
import { tellOffline } from '../../src/ui/toasts/tellOffline';

export interface BarPartProps {
  anchor: HTMLElement;
  onClose(): void;
}

/** What each of them that stands beside its button is made of. */
export const beside = () => [
  lazyImport(() => import('../../src/ui/Flyout')),
  lazyImport(() => import('../../src/ui/useBeside')),
];

/**
 * What opens from the bar, with code that comes when somebody is about to open it. Where it cannot be had the reader
 * goes to the page that says the same, unless there is no network to go there either.
 * @param along asks for what `load` will want, in the same round trip: else a slow network would bring one after another
 */
export function barPart<Props extends BarPartProps>(
  load: () => Promise<ComponentType<Props>>,
  page: string,
  along: () => Promise<unknown>[],
) {
  const bring = () => {
    // One that fails fails with what imports it.
    void Promise.allSettled(along());
    return load();
  };
  function Instead({ onClose }: Props) {
    const ui = useUi();
    useEffect(() => {
      if (!ui.window.navigator.onLine) tellOffline(ui);
      else ui.leaveFor(ui.section + page);
      onClose();
    }, [ui, onClose]);
    return null;
  }
  return {
    View: lazyPart<Props>(bring, { name: 'TitleBar', waiting: AtWork, failed: Instead }),
    /** Ahead of use; a failure shows when the part is really wanted, which asks again. */
    preload: () => void bring().catch(() => undefined),
  };
}
