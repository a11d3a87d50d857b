import { readerKey } from '../session/readerKey';
import { wasCopied } from '../session/wasCopied';

interface Deps {
  window: Window;
  /** Address of the forum. */
  site: string;
  /** Key of the last searches on this machine, which are its reader's alone. */
  searches: string;
  /** ID of the current user, 0 for guests; undefined where the server does not say. */
  reader(): Promise<number | undefined>;
  /** Asks the server who it is. */
  refresh(): Promise<unknown>;
}

/**
 * Shares the current user with other tabs by the browser's storage, and asks the server again when another tab names a
 * different one: a sign-in or sign-out there holds here, and no press may go out in the old user's name. Each message of
 * another tab is acted on once, or two tabs that disagree would ask for ever.
 */
export async function shareReader({ window, site, searches, reader, refresh }: Deps): Promise<void> {
  const key = readerKey(site);
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
      if (said() !== own) {
        window.localStorage.setItem(key, own);
        // What the reader before searched for is theirs.
        window.localStorage.removeItem(searches);
      }
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
