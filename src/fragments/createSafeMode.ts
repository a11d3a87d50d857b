const key = 'inlay.fragments.loading';
/** Milliseconds: a stamp of another tab that is younger may belong to a load that is going on. */
const slowLoad = 5000;
/** Milliseconds that safe mode lasts after a hang. */
const lasting = 600_000;

type Why = 'asked' | 'hung' | null;

/**
 * Whether this page goes without fragments: because its address says so, or because the last load that ran some never
 * came to its end. A stamp is put down before strangers' code runs, and taken away when it is shown or the reader leaves
 * the page; a page that hangs can do neither.
 */
export function createSafeMode(
  window: Window & typeof globalThis,
  now: () => number,
): { why: Why; starts(): void; ends(): void } {
  const asked = new URLSearchParams(window.location.search).get('safeMode');
  const storages = ['sessionStorage', 'localStorage'] as const;
  const each = <T>(act: (storage: Storage, isOwn: boolean) => T): (T | null)[] =>
    storages.map((name) => {
      try {
        return act(window[name], name === 'sessionStorage');
      } catch {
        // Blocked by the reader or full: then a hang cannot be remembered.
        return null;
      }
    });
  const clear = () => void each((storage) => storage.removeItem(key));
  if (asked === '0') clear();
  const ages = each((storage, isOwn) => {
    const stamp = storage.getItem(key);
    const age = now() - Number(stamp);
    return stamp !== null && age < lasting && (isOwn || age > slowLoad);
  });
  const why: Why = asked === '1' ? 'asked' : ages.includes(true) ? 'hung' : null;
  let running = 0;
  const ends = () => {
    running -= 1;
    if (running === 0) clear();
  };
  window.addEventListener('pagehide', () => running > 0 && clear());
  return {
    why,
    starts() {
      running += 1;
      if (running === 1) each((storage) => storage.setItem(key, String(now())));
    },
    ends,
  };
}
