import { useEffect, useRef, useState } from 'react';
import type { ComponentType, FunctionComponent } from 'react';
import { lazyImport } from '../contract/lazyImport';
import { useUi, type Ui } from './UiContext';

interface Options<Props> {
  /** Name for reports. */
  name: string;
  /** Shown until the code is there; without it, nothing is. */
  waiting?: ComponentType<Props>;
  /** Shown when the code could not be loaded; without it nothing shows, and `onClose` runs. */
  failed?: ComponentType<Props>;
}

interface Arrived<Props> {
  view: ComponentType<Props>;
}

/**
 * A part whose code comes when it is first shown. Unlike `React.lazy`, which never recovers from a rejection, every
 * new mount asks again, and so does what stands in its place when the network is back.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { name, waiting: Waiting, failed: Failed }: Options<Props>,
): FunctionComponent<Props> {
  /** It is here since it was first shown: shown again, it is drawn with what shows it. */
  let arrived: Arrived<Props> | undefined;
  /** Takes away what a page was told of the last failure. */
  const told = new WeakMap<Ui, Promise<() => void>>();
  return function LazyPart(props: Props) {
    const ui = useUi();
    const { report, window } = ui;
    const [part, setPart] = useState<Arrived<Props> | 'loading' | 'error'>(arrived ?? 'loading');
    useEffect(() => {
      let wanted = true;
      const bring = () => {
        if (!wanted) return;
        load().then(
          (view) => {
            arrived ??= { view };
            if (wanted) setPart(arrived);
            // What it said is not so any more.
            void told.get(ui)?.then((takeAway) => takeAway());
          },
          (error: unknown) => {
            report({ widget: name, element: null, phase: 'load', error });
            if (wanted) setPart('error');
            window.addEventListener('online', bring, { once: true });
          },
        );
      };
      bring();
      return () => {
        wanted = false;
      };
    }, [ui, report, window]);
    if (part === 'loading') return Waiting ? <Waiting {...props} /> : null;
    if (part === 'error')
      return Failed ? (
        <Failed {...props} />
      ) : (
        <Missing {...props} onMissing={() => told.set(ui, tell(ui, `missing-${name}`))} />
      );
    return <part.view {...props} />;
  };
}

/** Closes the part, so that the next press loads again. */
function Missing({ onClose, onMissing }: { onClose?: () => void; onMissing(): void }) {
  const say = useRef(onMissing);
  useEffect(() => {
    if (!onClose) return;
    onClose();
    say.current();
  }, [onClose]);
  return null;
}

/** Resolves to what takes the message away. */
const tell = (ui: Ui, id: string): Promise<() => void> =>
  lazyImport(() => import('./toasts/createToasts')).then(
    ({ createToasts }) => {
      const toasts = ui.shared(createToasts);
      toasts.show({ id, words: ui.locale.t('This part could not be loaded.'), tone: 'error' });
      return () => toasts.remove(id);
    },
    // Nothing at all can be had; the button works again all the same.
    () => () => undefined,
  );
