import { openTab } from '../../safe/openTab';
import { withoutSecrets } from '../../safe/withoutSecrets';
import { callForum } from './callForum';
import { showNotice } from './showNotice';
import type { Notice } from './showNotice';

/** What the server prints on the script's tag: words, and for guests where a host's token goes. */
export interface EntryFacts {
  guest?: string;
  sso?: string;
  blocked?: string;
  tab?: string;
  again?: string;
  noTab?: string;
  noForm?: string;
  newTab?: string;
  close?: string;
}

/**
 * Signing in from a frame. Either the host's server says who its reader is (`take`), or the reader does, in a tab of the
 * forum's own; where the browser keeps cookies from frames it is asked for them within a click of the reader's.
 */
export function createEntry(window: Window & typeof globalThis, facts: EntryFacts) {
  const { document } = window;
  let isOpen = true;
  let isAway = false;
  let hide: (() => void) | undefined;
  const close = () => {
    hide?.();
    hide = undefined;
  };
  /** One at a time, and the focus goes back to where it was in front of the first. */
  const show = (notice: Notice) => {
    close();
    hide = showNotice(document, notice);
  };

  const isMember = async () => {
    const answer = await callForum(window, '/api/v2/users/me');
    return answer.ok && ((await answer.json()) as { userID: number }).userID > 0;
  };
  const reloadIfMember = async () => {
    const found = await isMember().catch(() => false);
    if (found) window.location.reload();
    return found;
  };
  // The reader may have signed in in the other tab.
  const onVisible = () => {
    if (!document.hidden && isAway && isOpen) void reloadIfMember();
  };

  if (facts.guest !== undefined && document.hasStorageAccess)
    void document.hasStorageAccess().then((has) => (isOpen = has));
  document.addEventListener('visibilitychange', onVisible);

  /** A page that is never framed. A host's `sandbox` can forbid tabs, and then a click would do nothing at all. */
  const open = (url: string) => {
    if (openTab(window, url)) return;
    show({
      words: facts.noTab ?? 'No new tab can be opened from here. The address of the page is:',
      url,
      isSpelt: true,
      parts: [{ words: facts.close ?? 'Close', press: close }],
    });
  };

  const leave = (url: string) => {
    isAway = true;
    open(url);
  };

  const ask = async (url: string) => {
    try {
      await document.requestStorageAccess();
      isOpen = true;
    } catch {
      // Denied, never visited before, or the host's sandbox forbids it.
      isOpen = false;
    }
    if (isOpen && (await reloadIfMember())) return;
    // The click is used up by now, and a tab needs one.
    show({
      words: facts.blocked ?? 'Your browser does not show this page that you are signed in.',
      url,
      parts: [
        { words: facts.tab ?? 'Sign in in a new tab', isLink: true, press: () => leave(url) },
        { words: facts.again ?? 'I have signed in', press: () => void ask(url) },
      ],
    });
  };

  return {
    wants: facts.sso !== undefined,
    open,
    /** The page around lets no form be sent. */
    noForms(): void {
      const url = withoutSecrets(new URL(window.location.href)).href;
      show({
        words: facts.noForm ?? 'The page around this one lets nothing be sent from here.',
        url,
        parts: [
          { words: facts.newTab ?? 'Open in a new tab', isLink: true, press: () => open(url) },
          { words: facts.close ?? 'Close', press: close },
        ],
      });
    },
    /** A click on a link to the sign-in page. */
    signIn(url: string): void {
      if (isOpen) leave(url);
      else void ask(url);
    },
    async take(token: string): Promise<void> {
      if (facts.sso === undefined) return;
      const answer = await callForum(window, facts.sso, { token });
      if (answer.ok) await reloadIfMember();
    },
    stop: () => document.removeEventListener('visibilitychange', onVisible),
  };
}
