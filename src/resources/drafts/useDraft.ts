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
import { openDraft } from './openDraft';

/** A draft as a view has it: its state, and what can be done to it. The functions stay the same for one target. */
export interface UseDraft extends DraftState, Omit<DraftHandle, 'state' | 'subscribe' | 'close'> {}

const unloaded = () => emptyDraft;
const unwatched = () => () => undefined;

/**
 * The draft of a target, opened with the view and closed with it. Its code comes with the first draft of a page. `given`:
 * the draft that the page brought, or null for none on the server; without it the server is asked.
 */
export function useDraft(target: DraftTarget, given?: ServerDraft | null): UseDraft {
  const drafts = useContext(DraftsContext);
  const key = draftKey(target);
  const asked = useRef({ target, given });
  asked.current = { target, given };
  const [handle, setHandle] = useState<DraftHandle | null>(null);
  const current = useRef<DraftHandle | null>(null);

  useEffect(() => {
    if (!drafts) return undefined;
    const opened = openDraft(drafts, asked.current.target, asked.current.given);
    current.current = opened;
    setHandle(opened);
    return () => {
      current.current = null;
      setHandle(null);
      opened.close();
    };
  }, [drafts, key]);

  const state = useSyncExternalStore(handle?.subscribe ?? unwatched, handle?.state ?? unloaded);
  const change = useCallback((words: Partial<DraftContent>) => current.current?.change(words), []);
  const actions = useMemo(
    () => ({
      flush: () => current.current?.flush() ?? Promise.resolve(emptyDraft),
      discard: () => current.current?.discard() ?? Promise.resolve(true),
      posted: (...how: Parameters<DraftHandle['posted']>) =>
        current.current?.posted(...how) ?? Promise.resolve(),
      schedule: (date: string) => current.current?.schedule(date) ?? Promise.resolve(false),
      cancelSchedule: () => current.current?.cancelSchedule() ?? Promise.resolve(false),
    }),
    [],
  );
  return { ...state, change, ...actions };
}
