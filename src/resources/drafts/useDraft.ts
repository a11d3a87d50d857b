import { useCallback, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import {
  emptyDraft,
  type DraftContent,
  type DraftHandle,
  type DraftState,
  type DraftTarget,
  type ReadyDraft,
  type ServerDraft,
} from './draft';
import { draftKey } from './draftKey';
import { DraftsContext } from './DraftsContext';
import type { Body } from './joinBodies';
import { openDraft } from './openDraft';
import { useReader } from './useReader';

/** A draft as a view has it: its state, and what can be done to it. The functions stay the same for one target. */
export type UseDraft = DraftState & Omit<DraftHandle, 'state' | 'subscribe' | 'close'>;

const unloaded = () => emptyDraft;
const unwatched = () => () => undefined;

/**
 * The draft of a target, opened with the view and closed with it. Its code comes with the first draft of a page. `given`:
 * the draft that the page brought, or null for none on the server; without it the server is asked. `base`: what the form of
 * a change began with.
 */
export function useDraft(target: DraftTarget, given?: ServerDraft | null, base?: Body): UseDraft {
  const drafts = useContext(DraftsContext);
  const key = draftKey(target);
  const reader = useReader(drafts);
  const asked = useRef({ target, given, base });
  asked.current = { target, given, base };
  const [handle, setHandle] = useState<DraftHandle | null>(null);
  const current = useRef<DraftHandle | null>(null);
  // A post that is under way is the one's who sent it, also when somebody else has come meanwhile.
  const began = useRef<DraftHandle | null>(null);

  /** Whom the page was made for: a draft that it names by number is theirs. */
  const owner = useRef(0);
  const last = useRef({ reader, key, restored: 0, strays: null as DraftContent | null });
  /** Whether this reader had words that go from the view with them. */
  const hasWords = useRef(false);
  /** What `restored` had come to with the readers before, and whether the last of them left words in the view. */
  const [{ before, isCleared }, setTurn] = useState({ before: 0, isCleared: false });
  const offset = useRef(before);
  offset.current = before;

  useEffect(() => {
    if (!drafts) return undefined;
    const { reader: previous, restored, strays } = last.current;
    const isOther = previous !== reader;
    // What this reader has begun before anybody knew that it was them stays in the view, and is theirs.
    const begun = isOther && last.current.key === key ? strays : null;
    owner.current ||= reader;
    const { target, given, base } = asked.current;
    const isOwner = owner.current === reader;
    const place = isOwner ? target : { ...target, draftID: undefined };
    // What the page brought is the one's before.
    const opened = openDraft(drafts, place, isOther ? undefined : given, isOwner ? base : undefined);
    // Nothing stays in the view, whether it has come from storage or was typed in it. Whoever was nobody before, or was
    // not known yet, has left nothing.
    const isLeft = previous !== 0 && !begun;
    if (isOther) {
      const isCleared = isLeft && hasWords.current;
      setTurn((turn) => ({ before: turn.before + restored + Number(isLeft), isCleared }));
      hasWords.current = begun !== null;
    }
    if (begun) opened.change(begun);
    last.current = { reader, key, restored: 0, strays: null };
    current.current = opened;
    setHandle(opened);
    return () => {
      current.current = null;
      setHandle(null);
      const strays = opened.close();
      last.current = { ...last.current, strays, restored: opened.state().restored };
    };
  }, [drafts, key, reader]);

  const known = useSyncExternalStore(handle?.subscribe ?? unwatched, handle?.state ?? unloaded);
  const isEmpty = known.restored === 0 && known.lastSaved === null;
  if (handle && known.ended === null && !isEmpty) hasWords.current = true;
  const state = {
    ...known,
    restored: before + known.restored,
    ended: known.ended ?? (isCleared && isEmpty ? ('replaced' as const) : null),
  };
  const change = useCallback((words: Partial<DraftContent>) => {
    hasWords.current = true;
    current.current?.change(words);
  }, []);
  const actions = useMemo(() => {
    const ready = async (): Promise<ReadyDraft | null> => {
      const asked = (began.current = current.current);
      const known = asked ? await asked.ready() : { ...emptyDraft, refusal: null };
      // Refused as the reader before, and by now it is known who sends.
      if (known?.refusal && current.current && current.current !== asked) return ready();
      return known && { ...known, restored: offset.current + known.restored };
    };
    return {
      ready,
      flush: () => current.current?.flush() ?? Promise.resolve(emptyDraft),
      discard: () => current.current?.discard() ?? Promise.resolve(true),
      posted: (...how: Parameters<DraftHandle['posted']>) =>
        (began.current ?? current.current)?.posted(...how) ?? Promise.resolve(),
      schedule: (date: string) => current.current?.schedule(date) ?? Promise.resolve(false),
      cancelSchedule: () => current.current?.cancelSchedule() ?? Promise.resolve(false),
    };
  }, []);
  return { ...state, change, ...actions };
}
