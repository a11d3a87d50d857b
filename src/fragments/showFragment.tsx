import type { ComponentType, ReactNode } from 'react';
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
}

/** A fragment, or what stands in its place, inside its frame. */
export interface ShownFragment {
  render(props: object): void;
  addStyles(sheet: CSSStyleSheet): void;
  /** False once it has failed. */
  alive(): boolean;
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
  const root = createRoot(frame.container, { onCaughtError: () => undefined, onUncaughtError: fail });
  const render = (props: object) =>
    root.render(
      <Boundary onFailing={() => undefined} onFailed={fail}>
        <Providers element={host}>
          <PlaceContext
            value={{ host, props: props as Record<string, unknown>, openSlot: frame.openSlot, cover }}
          >
            <View {...props} />
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
      if (alive) frame.show();
    },
    addStyles: frame.addStyles,
    alive: () => alive,
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
