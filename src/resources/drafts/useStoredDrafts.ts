import { useCallback, useContext, useEffect, useState } from 'react';
import { plainError, type ApiError } from '../../contract/apiError';
import type { DraftEngine } from './createDraftEngine';
import { DraftsContext, useReader } from './createDrafts';
import { draftKey, type DraftRow, type DraftTarget } from './draft';
import { isDirty } from './draftBook';

const noRows: DraftRow[] = [];
const noIDs: number[] = [];

/** Milliseconds that opening a reply waits for the server's list of replies. */
const patience = 1000;

/**
 * What `read` finds as the view opens and after each change of the current user's drafts, here or in another tab; undefined until
 * then, `missing` where the code for it cannot be had. `before`: what it found last. `key`: it begins anew with another one.
 */
function useRead<Result>(
  read: (engine: DraftEngine, before: Result | undefined) => Promise<Result>,
  missing: Result,
  key?: unknown,
): Result | undefined {
  const drafts = useContext(DraftsContext);
  const reader = useReader(drafts);
  const [found, setFound] = useState<Result | undefined>(drafts ? undefined : missing);
  useEffect(() => {
    let stop = () => {};
    let wanted = true;
    let before: Result | undefined;
    const answer = (result: Result) => {
      before = result;
      if (wanted) setFound(() => result);
    };
    const start = async (source: NonNullable<typeof drafts>) => {
      const engine = await source.engine();
      let looking = Promise.resolve();
      const look = () => (looking = looking.then(async () => answer(await read(engine, before))));
      if (!wanted) return undefined;
      stop = engine.watch(() => void look());
      return look();
    };
    if (drafts)
      start(drafts).catch((error: unknown) => {
        drafts.report(error);
        answer(missing);
      });
    return () => {
      wanted = false;
      stop();
      if (drafts) setFound(undefined);
    };
    // `read` is another one at each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [drafts, reader, key]);
  return found;
}

/** What this device keeps as the view opens, newest first; null until that is known. */
export const useStoredDrafts = (): DraftRow[] | null =>
  useRead<DraftRow[]>(async (engine, before) => before ?? engine.list(), noRows) ?? null;

/**
 * The comments of a discussion that the current user has begun to answer on any device, as the server knows them; null until
 * known. Empty after a time-out, and not updated later, because the user may be typing by then.
 */
export const useServerReplies = (discussionID: number): number[] | null =>
  useRead<number[]>(
    async (engine, before) => {
      const late = new Promise<number[]>((resolve) => setTimeout(resolve, patience, noIDs));
      return before ?? Promise.race([engine.repliesIn(discussionID), late]);
    },
    noIDs,
    discussionID,
  ) ?? null;

/**
 * The current user's draft in a discussion (a comment or an edit of its first post), or without one the newest comment
 * draft anywhere, as it was when the page opened; null once it has ended.
 */
export function useSavedDraft(discussionID: number | undefined): DraftRow | null {
  const isOne = ({ target }: DraftRow) => {
    const { recordType, recordID, parentRecordType, parentRecordID } = target;
    // A user who typed on while a new post was being sent opens its page next, with this text persisted.
    if (recordType === 'discussion') return recordID !== undefined && recordID === discussionID;
    const isNew = recordType === 'comment' && recordID === undefined && parentRecordType === 'discussion';
    return isNew && (discussionID === undefined || parentRecordID === discussionID);
  };
  const found = useRead<DraftRow | null>(
    // Text written in this page is not announced.
    async (engine, before) =>
      (await engine.list()).find(before === undefined ? isOne : ({ key }) => key === before?.key) ?? null,
    null,
    discussionID,
  );
  return found ?? null;
}

/**
 * The drafts that the server has, as the page says, without those that have been emptied on this device, which the server may
 * not have heard of, and those that were posted or discarded since in any tab. None until that is known.
 */
export function usePrintedDrafts<Target extends DraftTarget>(printed: (Target | null)[]): Target[] {
  // A form is opened for the record that a draft is of, not for its number.
  const named = printed.flatMap((target) => (target ? [{ ...target, draftID: undefined }] : []));
  const numbers = printed.flatMap((target) => (target ? [target.draftID] : []));
  const found = useRead<Target[]>(
    async (engine, before) => {
      const gone = await engine.gone();
      const left = named.filter(
        (target, index) =>
          !gone.some(({ key, draftID }) => key === draftKey(target) || (draftID ?? 0) === numbers[index]),
      );
      return before?.length === left.length ? before : left;
    },
    named,
    printed,
  );
  return found ?? [];
}

/** One with a date is sent by its own page, which tells whether its date is over. */
const isUnsent = (row: DraftRow) =>
  isDirty(row) && (row.target.recordID !== undefined || row.draftStatus === 'draft');

/**
 * Sends drafts whose latest text only this device has: their page may have been left before it could, and the records they were
 * written for may be deleted, with the form that would send them. Answers those that the server has not taken. `onSent`: it has
 * taken these, under that number.
 */
export function useUnsentDrafts(onSent: (sent: Map<number, DraftRow>) => void): DraftRow[] {
  const left = useRead<DraftRow[]>(async (engine, before) => {
    if (before) return before;
    const sent = new Map<number, DraftRow>();
    const refused: DraftRow[] = [];
    for (const draft of (await engine.list()).filter(isUnsent)) {
      const draftID = await engine.send(draft.target);
      if (draftID === null) refused.push(draft);
      else sent.set(draftID, draft);
    }
    if (sent.size > 0) onSent(sent);
    return refused;
  }, noRows);
  return left ?? noRows;
}

/**
 * Gives up a draft of the server, with its copies in every tab. Resolves with null when they are gone, with the
 * failure when the server could not be told, and with `none` when the code for it cannot be had.
 */
export function useDiscardStored(): (draftID: number) => Promise<ApiError | 'none' | null> {
  const drafts = useContext(DraftsContext);
  return useCallback(
    async (draftID) => {
      try {
        const engine = await drafts?.engine();
        return engine ? await engine.discard(draftID) : 'none';
      } catch (error) {
        drafts?.report(error);
        return window.navigator.onLine ? 'none' : plainError('offline');
      }
    },
    [drafts],
  );
}
