import { useCallback, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import {
  emptyDraft,
  type DraftContent,
  type DraftHandle,
  type DraftState,
  type DraftTarget,
  type ServerDraft,
} from './draft';
import { draftKey } from './draftKey';
import { DraftsContext } from './DraftsContext';

/** A draft as a view has it: its state, and what can be done to it. The functions stay the same for one target. */
export interface UseDraft extends DraftState, Omit<DraftHandle, 'state' | 'subscribe' | 'close'> {}

const unloaded = () => emptyDraft;
const unwatched = () => () => undefined;

/**
 * The draft of a target, opened with the view and closed with it. Its code comes with the first draft of a page; words
 * that are typed before it is there are handed over then. `given`: the draft that the page brought, or null for none on
 * the server; without it the server is asked.
 */
export function useDraft(target: DraftTarget, given?: ServerDraft | null): UseDraft {
  const drafts = useContext(DraftsContext);
  const key = draftKey(target);
  const asked = useRef({ target, given });
  asked.current = { target, given };
  const early = useRef<Partial<DraftContent> | null>(null);
  const [handle, setHandle] = useState<DraftHandle | null>(null);
  const current = useRef<DraftHandle | null>(null);
  const waiting = useRef<((handle: DraftHandle) => void)[]>([]);

  useEffect(() => {
    if (!drafts) return undefined;
    let opened: DraftHandle | null = null;
    let wanted = true;
    drafts.engine().then(
      (engine) => {
        if (!wanted) return;
        opened = engine.open(asked.current.target, asked.current.given);
        if (early.current) opened.change(early.current);
        early.current = null;
        current.current = opened;
        setHandle(opened);
        for (const run of waiting.current.splice(0)) run(opened);
      },
      (error: unknown) => drafts.report(error),
    );
    return () => {
      wanted = false;
      current.current = null;
      setHandle(null);
      opened?.close();
    };
  }, [drafts, key]);

  const state = useSyncExternalStore(handle?.subscribe ?? unwatched, handle?.state ?? unloaded);
  const change = useCallback((words: Partial<DraftContent>) => {
    if (current.current) return current.current.change(words);
    early.current = { ...early.current, ...words, meta: { ...early.current?.meta, ...words.meta } };
  }, []);
  const actions = useMemo(() => {
    /** As soon as the engine is there. */
    const when = <Result>(run: (handle: DraftHandle) => Promise<Result>, without: Result) =>
      current.current
        ? run(current.current)
        : drafts
          ? new Promise<Result>((resolve) => waiting.current.push((opened) => resolve(run(opened))))
          : Promise.resolve(without);
    return {
      flush: () => when((opened) => opened.flush(), emptyDraft),
      discard: () => when((opened) => opened.discard(), true),
      posted: (...how: Parameters<DraftHandle['posted']>) =>
        when((opened) => opened.posted(...how), undefined),
      schedule: (date: string) => when((opened) => opened.schedule(date), false),
      cancelSchedule: () => when((opened) => opened.cancelSchedule(), false),
    };
  }, [drafts]);
  return { ...state, change, ...actions };
}
