import { callForum } from './callForum';
import { showNotice } from './showNotice';

/** What the server prints on the script's tag for guests: where a host's token goes, and words. */
export interface EntryFacts {
  guest?: string;
  sso?: string;
  blocked?: string;
  tab?: string;
  again?: string;
}

/**
 * Signing in from a frame. Either the host's server says who its reader is (`take`), or the reader does, in a tab of the
 * forum's own; where the browser keeps cookies from frames it is asked for them within a click of the reader's.
 */
export function createEntry(window: Window & typeof globalThis, facts: EntryFacts) {
  const { document } = window;
  let isOpen = true;
  let isAway = false;

  const isMember = async () => {
    const answer = await callForum(window, '/api/v2/users/me');
    return answer.ok && ((await answer.json()) as { userID: number }).userID > 0;
  };
  const reloadIfMember = async () => {
    const found = await isMember().catch(() => false);
    if (found) window.location.reload();
    return found;
  };
  // Whoever comes back from the tab has perhaps signed in there.
  const onVisible = () => {
    if (!document.hidden && isAway && isOpen) void reloadIfMember();
  };

  if (facts.guest !== undefined && document.hasStorageAccess)
    void document.hasStorageAccess().then((has) => (isOpen = has));
  document.addEventListener('visibilitychange', onVisible);

  const ask = async (link: HTMLAnchorElement) => {
    try {
      await document.requestStorageAccess();
      isOpen = true;
    } catch {
      // Denied, never visited before, or the host's sandbox forbids it.
      isOpen = false;
    }
    if (isOpen && (await reloadIfMember())) return;
    // The click is used up by now, and a tab needs one.
    showNotice({
      document,
      facts,
      href: link.href,
      onTab: () => (isAway = true),
      onAgain: () => void ask(link),
    });
  };

  return {
    wants: facts.sso !== undefined,
    /** A click on a link to the sign-in page; true when the browser must not follow it. */
    onClick(link: HTMLAnchorElement): boolean {
      isAway = true;
      if (isOpen) return false;
      void ask(link);
      return true;
    },
    async take(token: string): Promise<void> {
      if (facts.sso === undefined) return;
      const answer = await callForum(window, facts.sso, { token });
      if (answer.ok) await reloadIfMember();
    },
    stop: () => document.removeEventListener('visibilitychange', onVisible),
  };
}
