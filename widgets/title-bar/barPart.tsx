import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { AtWork } from '../../src/ui/AtWork';
import { lazyPart } from '../../src/ui/lazyPart';
import { useUi } from '../../src/ui/UiContext';
import { tellOffline } from '../../src/ui/toasts/tellOffline';

export interface BarPartProps {
  anchor: HTMLElement;
  onClose(): void;
}

/**
 * What opens from the bar, with code that comes when somebody is about to open it. Where it cannot be had the reader
 * goes to the page that says the same, unless there is no network to go there either.
 */
export function barPart<Props extends BarPartProps>(load: () => Promise<ComponentType<Props>>, page: string) {
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
    View: lazyPart<Props>(load, { name: 'TitleBar', waiting: AtWork, failed: Instead }),
    /** Ahead of use; a failure shows when the part is really wanted, which asks again. */
    preload: () => void load().catch(() => undefined),
  };
}
