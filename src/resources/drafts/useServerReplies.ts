import { useEffect, useState } from 'react';
import { useCurrentUser } from '../../session/useCurrentUser';
import type { AppThunk } from '../../store/storeTypes';
import { useAppDispatch } from '../../store/useAppDispatch';
import { readServerDraft } from './readRow';

/** Milliseconds that opening a reply waits for the server's list of replies. */
const patience = 1000;

/**
 * The comments of a discussion that the current user has begun to answer on any device, as the server knows them; null until
 * known. Empty after a time-out, and not updated later, because the user may be typing by then.
 */
export function useServerReplies(discussionID: number): number[] | null {
  const dispatch = useAppDispatch();
  const isGuest = useCurrentUser().userID === 0;
  const [found, setFound] = useState<number[] | null>(null);
  useEffect(() => {
    const answer = (commentIDs: number[]) => setFound((first) => first ?? commentIDs);
    if (isGuest) return answer([]);
    const timer = setTimeout(answer, patience, []);
    void dispatch(readReplies(discussionID)).then(answer);
    return () => clearTimeout(timer);
  }, [dispatch, discussionID, isGuest]);
  return found;
}

const readReplies =
  (parentRecordID: number): AppThunk<Promise<number[]>> =>
  async (_dispatch, _getState, { client }) => {
    const query = { recordType: 'comment', parentRecordType: 'discussion', parentRecordID, limit: 100 };
    const result = await client.send({ path: 'drafts', query });
    const rows = result.outcome === 'done' && Array.isArray(result.data) ? (result.data as unknown[]) : [];
    return rows.flatMap((row) => {
      const parent = readServerDraft(row)?.meta.commentParentID;
      return typeof parent === 'number' ? [parent] : [];
    });
  };
