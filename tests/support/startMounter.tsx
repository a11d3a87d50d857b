import type { ReactNode } from 'react';
import type { FailureDetail } from '../../src/contract/events';
import type { WidgetDefinition } from '../../src/contract/widget';
import { createMounter } from '../../src/mount/createMounter';
import { startLoader, turn } from './startLoader';

/** The real loader and the real mounter on the jsdom page; `Greeting` is the given widget. */
export async function startMounter(
  html: string,
  widget: WidgetDefinition,
  more: Partial<Parameters<typeof createMounter>[0]> = {},
) {
  document.body.innerHTML = html;
  const failures: FailureDetail[] = [];
  const { loader } = startLoader({
    widget,
    card: widget,
    mounter: (loader) =>
      createMounter({
        window: window as Window & typeof globalThis,
        loader,
        reporter: { fail: (detail) => failures.push(detail), debug: () => undefined },
        Providers: ({ children }: { children: ReactNode }) => children,
        prepare: () => undefined,
        released: () => Promise.resolve(),
        showsDetails: () => false,
        ...more,
      }),
  });
  await turn();
  // Mounting goes in slices; a busy machine needs more of them.
  for (let index = 0; index < 50 && loader.doctor().some(({ state }) => state === 'loading'); index++)
    await turn();
  return { loader, failures, element: document.querySelector<HTMLElement>('[data-react]')! };
}
