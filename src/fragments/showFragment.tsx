import { Suspense, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Boundary } from '../mount/Boundary';
import type { Cover } from './createCover';
import { createFrame } from './createFrame';
import type { OwnStyles } from './createOwnStyles';
import { PlaceContext } from './PlaceContext';

interface Options {
  window: Window & typeof globalThis;
  ownStyles(): OwnStyles;
  cover: Cover;
  opensOut: boolean;
  host: HTMLElement;
  view: ComponentType<object>;
  sheets: CSSStyleSheet[];
  Providers: ComponentType<{ element: Element; children: ReactNode }>;
  onFailed(error: unknown): void;
  /** Told when there is something to show, and when that is not so any more. */
  onShown(isShown: boolean): void;
}

/** A fragment, or what stands in its place, inside its frame. */
export interface ShownFragment {
  render(props: object): void;
  addStyles(sheet: CSSStyleSheet): void;
  /** Gives the place back to its children. */
  end(): void;
}

/** Shows a fragment in its place, in a frame and a React root of its own. */
export function showFragment({
  host,
  view: View,
  sheets,
  Providers,
  onFailed,
  onShown,
  window,
  ownStyles,
  cover,
  opensOut,
}: Options): ShownFragment {
  const frame = createFrame({ window, ownStyles, cover, opensOut, host });
  sheets.forEach(frame.addStyles);
  let alive = true;
  const fail = (error: unknown) => {
    if (!alive) return;
    alive = false;
    // A root cannot be unmounted while it renders.
    queueMicrotask(() => onFailed(error));
  };
  const arrive = (isHere: boolean) => {
    if (!alive) return;
    if (isHere) frame.show();
    else frame.remove();
    onShown(isHere);
  };
  const root = createRoot(frame.container, { onCaughtError: () => undefined, onUncaughtError: fail });
  const render = (props: object) =>
    root.render(
      <Boundary onFailing={() => undefined} onFailed={fail}>
        <Providers element={host}>
          <PlaceContext
            value={{ host, props: props as Record<string, unknown>, openSlot: frame.openSlot, cover }}
          >
            {/* What waits for something, perhaps for ever, leaves the place to its children meanwhile. */}
            <Suspense>
              <View {...props} />
              <Arrival onChange={arrive} />
            </Suspense>
          </PlaceContext>
        </Providers>
      </Boundary>,
    );
  let first = true;
  return {
    render(props) {
      if (!alive) return;
      if (!first) return render(props);
      first = false;
      // Rendered before it is painted: what fails at once is never seen.
      flushSync(() => render(props));
    },
    addStyles: frame.addStyles,
    end() {
      alive = false;
      frame.remove();
      try {
        root.unmount();
      } catch {
        // The fragment, or the page, has changed nodes that React had to remove: they are out of the page already.
        frame.container.replaceChildren();
      }
    },
  };
}

/** Tells when React shows what stands beside it, before that is painted, and when it hides it again. */
function Arrival({ onChange }: { onChange(isHere: boolean): void }) {
  useLayoutEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return null;
}
