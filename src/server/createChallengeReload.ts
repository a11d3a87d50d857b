export interface ChallengeReloadDeps {
  /** Reads `sessionStorage`, which throws where storage is blocked. */
  storage: () => Storage;
  /** In a frame a reload loops inside another site's page. */
  embedded: boolean;
  /** Stays where something typed would be lost. */
  reload: () => void;
  now?: () => number;
}

const key = 'inlay.challengeReload';
const pause = 2 * 60 * 1000;

/** A reload lets the browser pass a bot check; at most one in two minutes, or a check that never passes would loop. */
export function createChallengeReload(deps: ChallengeReloadDeps): () => void {
  const { storage, embedded, reload, now = Date.now } = deps;
  return () => {
    if (embedded) return;
    try {
      const last = Number(storage().getItem(key) ?? 0);
      if (Math.abs(now() - last) < pause) return;
      storage().setItem(key, String(now()));
    } catch {
      // Without storage nothing would stop the second reload: leave it to the message.
      return;
    }
    reload();
  };
}
