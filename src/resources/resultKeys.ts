interface Reader {
  window: Pick<Window, 'localStorage'>;
  /** Address of the forum, without a slash at its end. */
  site: string;
  userID: number;
}

const keyOf = ({ site, userID }: Reader) => `inlay.resultKeys|${site}|${userID}`;

/** Whether this reader has switched off, on this machine, the letters that go through results. */
export function areResultKeysOff(reader: Reader): boolean {
  try {
    return reader.window.localStorage.getItem(keyOf(reader)) === 'off';
  } catch {
    // Blocked: nothing was kept.
    return false;
  }
}

export function keepResultKeys(reader: Reader, isOff: boolean): void {
  const { localStorage } = reader.window;
  try {
    if (isOff) localStorage.setItem(keyOf(reader), 'off');
    else localStorage.removeItem(keyOf(reader));
  } catch {
    // Full or blocked: it holds for this page.
  }
}
