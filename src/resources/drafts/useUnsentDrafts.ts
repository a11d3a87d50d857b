import { useContext, useEffect, useState } from 'react';
import { DraftsContext } from './createDrafts';
import type { DraftRow } from './draft';
import { isDirty } from './draftBook';
import { sendStored } from './openDraft';
import { useStoredDrafts } from './useStoredDrafts';

const none: DraftRow[] = [];
/** One with a date is sent by its own page, which tells whether its date is over. */
const isUnsent = (row: DraftRow) =>
  isDirty(row) && (row.target.recordID !== undefined || row.draftStatus === 'draft');

/**
 * Sends drafts whose latest text only this device has: their page may have been left before it could, and what they were
 * written for may be deleted, with the form that would send them. Answers those that the server has not taken. `onSent`: it has taken these, under that number.
 */
export function useUnsentDrafts(onSent: (sent: Map<number, DraftRow>) => void): DraftRow[] {
  const drafts = useContext(DraftsContext);
  const stored = useStoredDrafts();
  const [left, setLeft] = useState(none);
  useEffect(() => {
    let wanted = true;
    const send = async (source: NonNullable<typeof drafts>, unsent: DraftRow[]) => {
      const sent = new Map<number, DraftRow>();
      const refused: DraftRow[] = [];
      for (const draft of unsent) {
        const draftID = await sendStored(source, draft.target);
        if (draftID === null) refused.push(draft);
        else sent.set(draftID, draft);
      }
      if (!wanted) return;
      setLeft(refused);
      if (sent.size > 0) onSent(sent);
    };
    if (drafts && stored) void send(drafts, stored.filter(isUnsent));
    return () => {
      wanted = false;
    };
    // Once: `onSent` is another one at each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [drafts, stored]);
  return left;
}
