import { lazyImport } from '../../contract/lazyImport';
import type { OpenedDraft } from './createDraftEngine';
import type { Drafts } from './createDrafts';
import {
  draftKey,
  editingSession,
  emptyDraft,
  type DraftContent,
  type DraftHandle,
  type DraftState,
  type DraftTarget,
  type ServerDraft,
} from './draft';

/** Milliseconds between two attempts to fetch the code, and for which stored text is waited for. */
const pause = 5000;
const patience = 5000;

// Fetched with the form's own code, so that the first text is kept as soon as the form is there.
lazyImport(() => import('./createDraftEngine')).catch(() => undefined);

/**
 * Opens a draft while its code may still be loading: text and calls up to then are handed over. While the code
 * cannot be loaded the text is in this tab only; the next keystroke retries, and calls resolve at once.
 */
export function openDraft(drafts: Drafts, target: DraftTarget, given?: ServerDraft | null): DraftHandle {
  const listeners = new Set<() => void>();
  const waiting: { run(opened: OpenedDraft): void; giveUp(): void }[] = [];
  const { reader } = drafts;
  const userID = reader.userID();
  let handle: OpenedDraft | null = null;
  let typed: Partial<DraftContent> | null = null;
  /** It was the owner who began to type. */
  let isOwn = true;
  let state: DraftState = emptyDraft;
  let isMissing = false;
  let isClosed = false;
  let triedAt = 0;

  const publish = (next: DraftState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const showMissing = (more?: Partial<DraftState>) =>
    publish({
      ...state,
      ...(typed ? { status: 'draft', saved: 'memory' } : { status: 'none', saved: 'none' }),
      ...more,
    });

  function fetchEngine(): void {
    triedAt = Date.now();
    drafts.engine().then(
      (engine) => {
        // A view that has gone meanwhile may have left text.
        if (handle || (isClosed && !typed && waiting.length === 0)) return;
        const opened = (handle = engine.open(target, given));
        opened.subscribe(() => publish(opened.state()));
        if (typed) opened.change(typed, 0, isOwn);
        publish(opened.state());
        for (const { run } of waiting.splice(0)) run(opened);
        if (isClosed) opened.close();
      },
      (error: unknown) => {
        drafts.report(error);
        isMissing = true;
        showMissing();
        for (const { giveUp } of waiting.splice(0)) giveUp();
      },
    );
  }

  const when = <Result>(run: (opened: OpenedDraft) => Promise<Result>, without: () => Result) =>
    new Promise<Result>((resolve) => {
      if (handle) resolve(run(handle));
      else if (isMissing) resolve(without());
      else waiting.push({ run: (opened) => resolve(run(opened)), giveUp: () => resolve(without()) });
    });
  const letGo = (keeps = false) => {
    typed = null;
    showMissing({ restored: state.restored + Number(!keeps) });
  };
  const no = () => false;

  fetchEngine();
  return {
    state: () => state,
    latest: () => handle?.latest() ?? state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(content, seen) {
      if (handle) return handle.change(content, seen);
      if (!typed) isOwn = reader.isSure() || editingSession(window).own.has(draftKey(target));
      typed = { ...typed, ...content, meta: { ...typed?.meta, ...content.meta } };
      if (!isMissing) return;
      showMissing();
      if (Date.now() - triedAt > pause) fetchEngine();
    },
    async ready() {
      const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
      const known = when(
        (opened) => opened.ready(),
        () => ({ ...state, refusal: null }),
      );
      const inTime = await Promise.race([known, late]);
      // Only the author may send it, however long it takes to know that.
      if (inTime || !handle) return inTime;
      return { refusal: await handle.refusal(), ...handle.state() };
    },
    flush: () =>
      when(
        (opened) => opened.flush(),
        () => state,
      ),
    discard: () =>
      when(
        (opened) => opened.discard(),
        () => {
          letGo();
          return true;
        },
      ),
    posted: (draftID, keeps, sent) =>
      when(
        (opened) => opened.posted(draftID, keeps, sent),
        () => letGo(keeps),
      ),
    schedule: (date) => when((opened) => opened.schedule(date), no),
    cancelSchedule: () => when((opened) => opened.cancelSchedule(), no),
    pickVersion: (version) => handle?.pickVersion(version),
    deleteVersion: (version) => when((opened) => opened.deleteVersion(version), no),
    writeHere: async () => handle?.writeHere(),
    close() {
      isClosed = true;
      if (handle) return handle.close();
      const isOther = userID !== 0 && reader.userID() !== userID;
      if (!isOther || !typed || isOwn) return null;
      const { body, format, meta } = state;
      const begun = { body, format, meta, ...typed };
      typed = null;
      return begun;
    },
  };
}

/** Sends what only this device has of a draft. Resolves with the server's number of it; null while it does not have it all. */
export async function sendStored(drafts: Drafts, target: DraftTarget): Promise<number | null> {
  const draft = openDraft(drafts, target);
  const { draftID, saved } = await draft.flush();
  draft.close();
  return saved === 'local' || saved === 'memory' ? null : draftID;
}
