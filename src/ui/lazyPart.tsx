import { useEffect, useState } from 'react';
import type { ComponentType, FunctionComponent, ReactNode } from 'react';
import { useUi } from './UiContext';

interface Options<Props> {
  /** Name for reports. */
  name: string;
  /** Shown until the code is there. */
  waiting?: ReactNode;
  /** Shown when the code could not be had; without it, nothing is, and who opened it is told. */
  failed?: ComponentType<Props>;
}

/**
 * A part whose code comes when it is first shown. Unlike `React.lazy`, which never recovers from a rejection, every
 * new mount asks again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { name, waiting = null, failed: Failed = Missing }: Options<Props>,
): FunctionComponent<Props> {
  return function LazyPart(props: Props) {
    const { report } = useUi();
    const [part, setPart] = useState<{ view: ComponentType<Props> } | 'loading' | 'error'>('loading');
    useEffect(() => {
      let wanted = true;
      load().then(
        (view) => wanted && setPart({ view }),
        (error: unknown) => {
          report({ widget: name, element: null, phase: 'load', error });
          if (wanted) setPart('error');
        },
      );
      return () => {
        wanted = false;
      };
    }, [report]);
    if (part === 'loading') return waiting;
    if (part === 'error') return <Failed {...props} />;
    return <part.view {...props} />;
  };
}

/** What was opened is closed again, so that the next press asks again. */
function Missing({ onClose }: { onClose?: () => void }) {
  const ui = useUi();
  useEffect(() => {
    if (!onClose) return;
    onClose();
    void import('./toasts/createToasts').then(
      ({ createToasts }) =>
        ui.shared(createToasts).show({
          id: 'missing',
          words: ui.locale.t('This part could not be loaded.'),
          tone: 'error',
        }),
      // Nothing at all can be had; the button works again all the same.
      () => undefined,
    );
  }, [ui, onClose]);
  return null;
}
