import { wasCopied } from '../session/wasCopied';

interface Deps {
  window: Window;
  /** Path prefix of the forum: two forums of one origin share its storage. */
  site: string;
  /** Who reads the page, by number, 0 for guests; undefined where nobody can say. */
  reader(): Promise<number | undefined>;
  /** Asks the server who it is. */
  refresh(): Promise<unknown>;
}

/**
 * Says in the browser's storage who reads, and asks the server again when another tab has said somebody else: whoever
 * signs in or out there does so here, and nothing may be pressed in the name of the one before. Each word of another tab
 * is acted on once, or two tabs that will not agree would ask for ever.
 */
export async function shareReader({ window, site, reader, refresh }: Deps): Promise<void> {
  const key = `inlay.reader|${site}`;
  const said = () => {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  let own: string | undefined;
  let heard: string | null = null;
  const say = async () => {
    const userID = await reader();
    if (userID === undefined || own === String(userID)) return;
    heard = own = String(userID);
    try {
      if (said() !== own) window.localStorage.setItem(key, own);
    } catch {
      // Full or forbidden: every tab is on its own.
    }
  };
  const before = said();
  // A copy out of the browser's cache says who has read it then.
  if (wasCopied(window) && before !== null && before !== String(await reader())) await refresh();
  await say();
  if (own === undefined) return;
  const listen = async () => {
    const now = said();
    if (now === heard) return;
    heard = now;
    if (now !== null && now !== String(await reader())) await refresh();
  };
  window.addEventListener('storage', (event) => {
    if (event.key === key) void listen();
  });
  // A tab that sleeps hears nothing; and who has found out here that a session has ended goes to another to sign in.
  window.document.addEventListener('visibilitychange', () => void say().then(listen));
}
