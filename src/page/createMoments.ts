/** When to mount: resolves at the moment, stays pending when it never comes; no promise: it never comes by itself. */
export type Moment = (element: Element) => Promise<unknown> | undefined;

/**
 * The table of moments that `data-inlay-when` can name. `interaction` never comes by itself: listeners on the
 * document wake those tags, so that five thousand sleeping ones cost nothing.
 */
export function createMoments(): Record<string, Moment> {
  const waiting = new WeakMap<Element, (value: unknown) => void>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) {
        observer.unobserve(target);
        waiting.get(target)?.(0);
      }
  });
  return {
    // Names come from the page: `constructor` must not be one.
    // @ts-expect-error -- typed as a moment, and no property at all.
    __proto__: null,
    now: async () => {},
    visible: (element) =>
      new Promise((resolve) => {
        waiting.set(element, resolve);
        observer.observe(element);
      }),
    // After two seconds at the latest: where other programs keep a device busy, none may come for minutes. Safari has no
    // idle callback; the next turn is close to it.
    idle: () =>
      new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve, { timeout: 2e3 })),
    // And no promise each: what sleeps should weigh nothing.
    interaction: () => {},
    // Until the code of an idle page replaces it.
    scrolled: () => {},
  };
}
