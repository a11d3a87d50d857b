/** A clock that all relative dates share, for `useSyncExternalStore`. */
export interface Ticker {
  subscribe(listener: () => void): () => void;
  /** Time of the last tick, milliseconds since 1970. */
  now(): number;
  dispose(): void;
}

/** Ticks every 30 s while it has listeners and the page is visible; a page that becomes visible ticks at once. */
export function createTicker({ window, every = 30_000 }: { window: Window; every?: number }): Ticker {
  const { document } = window;
  const listeners = new Set<() => void>();
  let now = Date.now();
  let timer: number | undefined;

  const tick = () => {
    now = Date.now();
    for (const listener of listeners) listener();
  };
  const stop = () => {
    window.clearInterval(timer);
    timer = undefined;
  };
  const start = () => {
    if (timer === undefined && !document.hidden) timer = window.setInterval(tick, every);
  };
  const onVisibility = () => {
    if (document.hidden) return stop();
    tick();
    start();
  };
  const end = () => {
    stop();
    document.removeEventListener('visibilitychange', onVisibility);
  };

  return {
    subscribe(listener) {
      if (listeners.size === 0) {
        now = Date.now();
        start();
        document.addEventListener('visibilitychange', onVisibility);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) end();
      };
    },
    now: () => now,
    dispose() {
      listeners.clear();
      end();
    },
  };
}
