import { lazyImport } from '../../contract/lazyImport';
import { emptyDraft, type DraftContent, type DraftHandle, type DraftState, type DraftTarget } from './draft';
import type { OpenedDraft, ServerDraft } from './draft';
import { draftKey } from './draftKey';
import type { Drafts } from './DraftsContext';
import type { Base, Body } from './joinBodies';

/** Something that was asked for before the code was there, and what becomes of it when that cannot come. */
interface Waiting {
  run(handle: OpenedDraft): void;
  giveUp(): void;
}

/** Milliseconds from one try to get the code to the next, and for which stored words are waited for. */
const pause = 5000;
const patience = 5000;

// On its way with the form's own code, beside it: the first words are kept as soon as they are there, and a form that was
// fetched ahead keeps words without the network. If it cannot come now, it is asked for again when it is wanted.
lazyImport(() => import('./createDraftEngine')).catch(() => undefined);

/**
 * Opens a draft whose code may still have to come: what is typed and asked for until then is handed over. While the code
 * cannot be had the words are in this tab only; what is typed next tries again, and what is asked for is answered at
 * once.
 */
export function openDraft(
  drafts: Drafts,
  target: DraftTarget,
  given?: ServerDraft | null,
  base?: Body,
): DraftHandle {
  const listeners = new Set<() => void>();
  const waiting: Waiting[] = [];
  let handle: OpenedDraft | null = null;
  let words: Partial<DraftContent> | null = null;
  const reader = drafts.reader();
  /** How often somebody had looked elsewhere when the words were begun. */
  let begun = 0;
  let state: DraftState = emptyDraft;
  let isMissing = false;
  let isClosed = false;
  let triedAt = 0;
  const begunWith: Base | undefined = base && { ...base };
  // The editor makes a document of a post's HTML, and what was stored may be either.
  if (begunWith && target.recordID !== undefined)
    lazyImport(() => import('./joinHtml')).then(
      ({ joinHtml }) => (begunWith.join = joinHtml),
      // The newer words win then.
      () => undefined,
    );

  const publish = (next: DraftState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const showMissing = (more?: Partial<DraftState>) =>
    publish({
      ...state,
      ...(words ? { status: 'draft', saved: 'memory' } : { status: 'none', saved: 'none' }),
      ...more,
    });

  function bring(): void {
    triedAt = Date.now();
    drafts.engine().then(
      (engine) => {
        // A view that has gone meanwhile may have left words.
        if (handle || (isClosed && !words && waiting.length === 0)) return;
        const opened = (handle = engine.open(target, given, begunWith));
        opened.subscribe(() => publish(opened.state()));
        if (words) opened.change(words, begun !== drafts.timesAway());
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
    words = null;
    showMissing({ restored: state.restored + Number(!keeps) });
  };

  bring();
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(more) {
      // What stood in the server's field was begun by whom the page was made for.
      const isOlder = drafts.takesOver(draftKey(target));
      if (handle) return handle.change(more, isOlder);
      if (!words) begun = isOlder ? -1 : drafts.timesAway();
      words = { ...words, ...more, meta: { ...words?.meta, ...more.meta } };
      if (!isMissing) return;
      showMissing();
      if (Date.now() - triedAt > pause) bring();
    },
    async ready() {
      const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
      const known = when(
        (opened) => opened.ready(),
        () => ({ ...state, refusal: null }),
      );
      const inTime = await Promise.race([known, late]);
      // Whoever sends them has to be who wrote them, however long it takes to hear that.
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
    schedule: (date) =>
      when(
        (opened) => opened.schedule(date),
        () => false,
      ),
    cancelSchedule: () =>
      when(
        (opened) => opened.cancelSchedule(),
        () => false,
      ),
    close() {
      isClosed = true;
      if (handle) return handle.close();
      const isOther = reader !== 0 && drafts.reader() !== reader;
      // Begun by whoever has come since, and nobody has gone after that.
      if (!isOther || !words || begun !== drafts.timesAway()) return null;
      const { body, format, meta } = state;
      const strays = { body, format, meta, ...words };
      words = null;
      return strays;
    },
  };
}
