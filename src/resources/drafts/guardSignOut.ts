import { checkDraft, isBlank } from './checkDraft';
import { isDirty } from './draftBook';
import type { Draft } from './createDraft';
import type { DraftStore } from './createDraftStore';
import type { DraftRow } from './draft';
import type { DraftServer } from './draftServer';

/** Milliseconds that signing out waits for drafts at most. */
export const patience = 3000;

interface Deps {
  /** Those that views have open, by key. */
  open: ReadonlyMap<string, { draft: Draft }>;
  store: DraftStore;
  server: DraftServer;
  rows(): Promise<DraftRow[]>;
  /** Another user reads by now. */
  isLeft(): boolean;
  /** Nothing of the user may stay in any page. */
  end(): void;
}

/**
 * Settles the drafts when the user signs out by a link or form of the page: text goes to the server first, and then nothing
 * of the user stays on this device.
 */
export function guardSignOut(window: Window, signOutUrl: string, deps: Deps): () => void {
  const { document } = window;
  const leaving = new WeakSet<Element>();
  let isOwn = false;
  // A link's own parser reads any address as the page does, also one that is none.
  const placeOf = (href: string) => {
    const { origin, pathname } = Object.assign(document.createElement('a'), { href });
    return origin + pathname;
  };
  const isSignOut = (url: string) => signOutUrl !== '' && placeOf(url) === placeOf(signOutUrl);

  async function hold(event: Event, element: Element, go: () => void): Promise<void> {
    if (isOwn) return;
    event.preventDefault();
    event.stopPropagation();
    // The second half of a double click.
    if (leaving.has(element)) return;
    leaving.add(element);
    const late = new Promise((resolve) => setTimeout(resolve, patience));
    await Promise.race([settle(deps).catch(() => undefined), late]);
    isOwn = true;
    go();
    isOwn = false;
    leaving.delete(element);
  }

  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const isPost = form.getAttribute('method')?.toLowerCase() === 'post';
    if (!isPost || !isSignOut(form.getAttribute('action') ?? '')) return;
    const { submitter } = event;
    void hold(event, form, () => {
      // Its view may have gone meanwhile, and only a form in the page can be sent.
      if (!form.isConnected) document.body.append(form);
      form.requestSubmit((submitter as HTMLButtonElement | null)?.form === form ? submitter : undefined);
    });
  };
  const onClick = (event: MouseEvent) => {
    // The address of a link in a drawing is no text, and none that signs out.
    const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    if (link && event.button === 0 && isSignOut(link.href)) void hold(event, link, () => link.click());
  };
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('submit', onSubmit, options);
  document.addEventListener('click', onClick, options);
  return () => listening.abort();
}

/** The server gets every copy with text that it lacks; this device keeps only what it would not take. */
async function settle({ open, store, server, rows, isLeft, end }: Deps): Promise<void> {
  if (isLeft()) return;
  // A call that is under way brings the draft's number: without it another draft would be made.
  await Promise.all([...open.values()].map(({ draft }) => draft.flush()));
  if (isLeft()) return;
  const shown = [...open.values()].map(({ draft }) => draft.row());
  const unsent = (await rows()).filter((row) => {
    const view = shown.find(({ key, session }) => key === row.key && session === row.session);
    return !isBlank(row) && isDirty(view ?? row);
  });
  const refused: DraftRow[] = [];
  for (const row of unsent) {
    const isOpen = shown.some(({ key, session }) => key === row.key && session === row.session);
    // Another device may have saved since: a copy that no view has open is a draft of its own.
    const known = row.draftID === null ? null : ((await server.get(row.draftID)).data ?? null);
    const draftID = known?.lastSaved === row.onServer ? row.draftID : null;
    if (isOpen || checkDraft(row.target.recordType, row) || (await server.save({ ...row, draftID })).error)
      refused.push(row);
  }
  end();
  // With everything that only another version of this code can read.
  await store.clear();
  // Text that the server did not take is nowhere else: it waits here, and only its author is shown it.
  store.mark(false);
  for (const row of refused) await store.put(row);
}
