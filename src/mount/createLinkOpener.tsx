import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { WidgetDefinition, WidgetExtras } from '../contract/widget';
import { Boundary } from './Boundary';
import type { MounterDeps } from './mounterDeps';

/**
 * Opens widgets from plain links, each in a root of its own that ends when the view says `onClose`. Answers false
 * when the link carries nothing that the widget's guard accepts: it is followed then, and where the view fails.
 */
export function createLinkOpener(
  deps: MounterDeps,
): (link: HTMLElement, definition: WidgetDefinition, follow: () => void) => boolean {
  const openLinks = new WeakMap<HTMLElement, () => void>();
  return (link, definition, follow) => open(deps, openLinks, link, definition, follow);
}

function open(
  { window, reporter, Providers, prepare }: MounterDeps,
  /** Links whose view is open, so that a second click closes it. */
  openLinks: WeakMap<HTMLElement, () => void>,
  link: HTMLElement,
  definition: WidgetDefinition,
  follow: () => void,
): boolean {
  const closeOpen = openLinks.get(link);
  if (closeOpen) {
    closeOpen();
    return true;
  }
  const foreign = definition.fromLink?.(link);
  if (!foreign) return false;
  let props: object;
  try {
    props = definition.props(foreign);
    prepare(definition, props);
  } catch (error) {
    reporter.debug(`${definition.names[0]}: this link is not one of its own`, link, error);
    return false;
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
        follow();
      }}
    >
      <Providers element={link}>
        <View {...props} anchor={link} onClose={close} />
      </Providers>
    </Boundary>,
  );
  return true;
}
