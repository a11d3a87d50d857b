import { startTransition, Suspense, use, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Tag } from '../contract/tag';
import type { WidgetDefinition } from '../contract/widget';
import { propsOfElement } from '../page/propsOfElement';
import { createReads } from '../store/createReads';
import type { AppStore } from '../store/storeTypes';

interface Deps {
  document: Document;
  Providers: ComponentType<{ children: ReactNode; state?: AppStore }>;
  store: AppStore;
}

const never = new Promise<never>(() => undefined);

/**
 * Renders the view of a sleeping tag outside the page and throws it away. Browsers compile a function when it is first
 * called, which is half of what a first click on a phone takes. The tree never completes, so that no effect runs, and
 * nothing is fetched; the state that it shows is a copy, so that the tag's own record stays as it is. React lets
 * whatever is more urgent go first.
 */
export async function rehearseView(
  { document, Providers, store }: Deps,
  { element }: Tag,
  definition: WidgetDefinition,
): Promise<void> {
  // A view that takes the server's own nodes over is about those.
  if (definition.contents) return;
  const View = definition.view as ComponentType<object>;
  let props: object;
  try {
    props = definition.props(propsOfElement(element));
  } catch {
    // Reported when the tag is mounted.
    return;
  }
  store.injectSlices(definition.slices ?? []);
  const state = copyOf(store, definition, props);
  await new Promise<unknown>((resolve) => {
    const root = createRoot(document.createElement('div'), {
      onUncaughtError: resolve,
      onCaughtError: resolve,
      onRecoverableError: resolve,
    });
    const end = () => void setTimeout(() => resolve(root.unmount()));
    startTransition(() =>
      root.render(
        <Suspense fallback={<Over onOver={end} />}>
          <Providers state={state}>
            <View {...props} />
          </Providers>
          <Never />
        </Suspense>,
      ),
    );
  });
}

/** A store that knows what the tag's props bring; the page's own hears of nothing. */
function copyOf(store: AppStore, definition: WidgetDefinition, props: object): AppStore {
  const actions = (definition.seed?.(props) ?? []).filter((each) => typeof each !== 'function');
  const state = store.stateAfter(actions);
  const still = { getState: () => state, subscribe: () => () => undefined };
  return { ...store, ...still, reads: createReads(still) };
}

function Over({ onOver }: { onOver(): void }) {
  useEffect(onOver, [onOver]);
  return null;
}

const Never = () => use(never);
