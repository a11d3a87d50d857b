import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Loader } from '../contract/loader';
import type { Opened, Runtime } from '../contract/runtime';
import type { WidgetDefinition, WidgetExtras } from '../contract/widget';
import { withShared } from '../page/propsOfElement';
import type { Reporter } from '../report/createReporter';
import type { Session } from '../session/startSession';
import { Boundary } from './Boundary';

interface Deps {
  window: Window & typeof globalThis;
  loader: Pick<Loader, 'follow'>;
  reporter: Reporter;
  /** Everything that views read from context. */
  Providers: ComponentType<{ element: Element; children: ReactNode }>;
  /** Puts a definition's slices into the store, and what its props bring. */
  prepare(definition: WidgetDefinition, props: object): void;
  session?: Pick<Session, 'isKnown' | 'ready'>;
  /** Resolves when nothing is pressed inside the element. */
  released(element: Element): Promise<void>;
}

/**
 * Opens widgets from plain links, each in a root of its own that ends when the view says `onClose`. A link whose view
 * fails is followed.
 */
export function createLinkOpener(deps: Deps): Runtime['open'] {
  const { session, released } = deps;
  /** Links whose view is open, so that a second click closes it. */
  const openLinks = new WeakMap<HTMLElement, () => void>();
  return async (link, definition) => {
    if (session && !session.isKnown()) {
      const failure = await session.ready(true);
      if (failure !== null && !definition.anybody) return 'no session';
    }
    await released(link);
    return open(deps, openLinks, link, definition);
  };
}

function open(
  { window, loader, reporter, Providers, prepare }: Deps,
  openLinks: WeakMap<HTMLElement, () => void>,
  link: HTMLElement,
  definition: WidgetDefinition,
): Opened {
  const closeOpen = openLinks.get(link);
  if (closeOpen) {
    closeOpen();
    return 'opened';
  }
  const foreign = definition.fromLink?.(link);
  if (!foreign) return 'not ours';
  let props: object;
  try {
    props = definition.props(withShared(link, foreign));
    prepare(definition, props);
  } catch (error) {
    reporter.debug(`${definition.names[0]}: this link is not one of its own`, link, error);
    return 'not ours';
  }
  const { document } = window;
  const container = document.createElement('div');
  container.className = 'inl-host inl-root';
  document.body.append(container);
  const root = createRoot(container, { onCaughtError: () => undefined });
  const close = () => {
    if (!openLinks.delete(link)) return;
    // A root cannot be unmounted while it renders.
    queueMicrotask(() => {
      root.unmount();
      container.remove();
    });
  };
  openLinks.set(link, close);
  const View = definition.view as ComponentType<WidgetExtras>;
  root.render(
    <Boundary
      onFailing={() => undefined}
      onFailed={(error) => {
        close();
        reporter.fail({ widget: definition.names[0], element: link, phase: 'render', error });
        loader.follow(link);
      }}
    >
      <Providers element={link}>
        <View {...props} anchor={link} onClose={close} />
      </Providers>
    </Boundary>,
  );
  return 'opened';
}
