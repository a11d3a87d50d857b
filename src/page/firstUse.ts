/** Resolves at the first scroll, pointer event or key: work for readers is not done on a page that stays unused. */
export function firstUse(window: Window & typeof globalThis): Promise<void> {
  const used = new AbortController();
  return new Promise((resolve) => {
    const onUse = () => {
      used.abort();
      resolve();
    };
    for (const type of ['pointermove', 'pointerdown', 'keydown', 'scroll'])
      window.addEventListener(type, onUse, { capture: true, passive: true, signal: used.signal });
    // Before anybody listened.
    if (window.scrollY > 0) onUse();
  });
}
