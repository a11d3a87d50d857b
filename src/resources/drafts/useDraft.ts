import {
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { createDraftEngine, type DraftHandle } from './createDraftEngine';
import { DraftsContext, useReader } from './createDrafts';
import {
  draftKey,
  emptyDraft,
  type DraftContent,
  type DraftTarget,
  type DraftVersion,
  type ServerDraft,
} from './draft';
import { draftRulesAround } from './draftRules';

/** A draft as a view has it: its state, and what can be done to it. The functions stay the same for one target. */
export type UseDraft = ReturnType<typeof useDraft>;

const unloaded = () => emptyDraft;
const unwatched = () => () => undefined;

/**
 * The draft of a target, opened with the view and closed with it. `given`: the draft that the page brought, or null for none
 * on the server; without it the server is asked. `place` is in the page's layout, which may have rules for it.
 */
export function useDraft(target: DraftTarget, given?: ServerDraft | null, place?: RefObject<Element | null>) {
  const drafts = useContext(DraftsContext);
  const key = draftKey(target);
  const reader = useReader(drafts);
  const asked = useRef({ target, given });
  asked.current = { target, given };
  const [handle, setHandle] = useState<DraftHandle | null>(null);
  const current = useRef<DraftHandle | null>(null);
  // A post that is under way is its sender's, also when another user has come meanwhile.
  const began = useRef<DraftHandle | null>(null);
  const seen = useRef(0);
  const last = useRef({ reader, key, hasText: false, begun: null as DraftContent | null });
  const [closedFor, setClosedFor] = useState<{ reader: number; author: number } | null>(null);

  useEffect(() => {
    if (!drafts) return undefined;
    const { reader: author, begun, hasText } = last.current;
    const isOther = author !== reader && author !== 0;
    last.current = {
      reader: isOther && hasText ? author : reader,
      key,
      hasText: hasText && isOther,
      begun: null,
    };
    if (isOther && hasText && !begun) return setClosedFor({ reader, author });
    setClosedFor(null);
    const { target, given } = asked.current;
    const engine = drafts.start(createDraftEngine);
    // What the page brought, and a number that it names, are of the user it was made for.
    const rules = draftRulesAround(place?.current);
    const opened = isOther
      ? engine.open({ ...target, draftID: undefined }, undefined, rules)
      : engine.open(target, given, rules);
    seen.current = 0;
    if (begun && isOther) opened.change(begun);
    current.current = opened;
    setHandle(opened);
    return () => {
      current.current = null;
      setHandle(null);
      const { ended, lastSaved } = opened.state();
      const begun = opened.close();
      last.current = {
        ...last.current,
        begun,
        hasText: last.current.hasText || (!ended && lastSaved !== null),
      };
    };
  }, [drafts, key, reader, place]);

  const state = useSyncExternalStore(handle?.subscribe ?? unwatched, handle?.state ?? unloaded);
  // Before the view's own effect, which shows the text.
  useEffect(() => {
    seen.current = state.restored;
  }, [handle, state.restored]);
  const change = useCallback((content: Partial<DraftContent>) => {
    last.current.hasText = true;
    current.current?.change(content, seen.current);
  }, []);
  const actions = useMemo(() => {
    const ready = async (): ReturnType<DraftHandle['ready']> => {
      const asked = (began.current = current.current);
      const known = asked ? await asked.ready() : { ...emptyDraft, refusal: null };
      // Refused as the user before, and by now it is known who sends.
      if (known.refusal && current.current && current.current !== asked) return ready();
      return known;
    };
    const no = Promise.resolve(false);
    return {
      ready,
      latest: () => current.current?.latest() ?? emptyDraft,
      flush: () => current.current?.flush() ?? Promise.resolve(emptyDraft),
      discard: () => current.current?.discard() ?? Promise.resolve(true),
      posted: (...how: Parameters<DraftHandle['posted']>) =>
        (began.current ?? current.current)?.posted(...how) ?? Promise.resolve(),
      schedule: (date: string) => current.current?.schedule(date) ?? no,
      cancelSchedule: () => current.current?.cancelSchedule() ?? no,
      pickVersion: (version: DraftVersion) => current.current?.pickVersion(version),
      deleteVersion: (version: DraftVersion) => current.current?.deleteVersion(version) ?? no,
      writeHere: async () => current.current?.writeHere(),
    };
  }, []);
  /** Another user reads now: the form closes, and its text stays its author's. Names of both. */
  const closed = closedFor && {
    name: drafts!.reader.nameOf(closedFor.reader),
    other: drafts!.reader.nameOf(closedFor.author),
  };
  return { ...state, closed, change, ...actions };
}
