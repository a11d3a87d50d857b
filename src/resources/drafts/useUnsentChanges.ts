import { useContext, useEffect, useState } from 'react';
import { DraftsContext } from './DraftsContext';
import type { LocalDraft } from './localDraft';
import { sendWords } from './sendWords';
import { useStoredDrafts } from './useStoredDrafts';

const none: LocalDraft[] = [];
const isUnsent = ({ target, onServer, lastSaved }: LocalDraft) =>
  target.recordID !== undefined && onServer !== lastSaved;

/**
 * Sends changes whose last words only this machine has: what they change may be gone, and the form that would send them with
 * it. Answers those that the server has not taken. `onSent`: it has taken these, under that number.
 */
export function useUnsentChanges(onSent: (sent: Map<number, LocalDraft>) => void): LocalDraft[] {
  const drafts = useContext(DraftsContext);
  const stored = useStoredDrafts();
  const [left, setLeft] = useState(none);
  useEffect(() => {
    let wanted = true;
    const send = async (source: NonNullable<typeof drafts>, unsent: LocalDraft[]) => {
      const sent = new Map<number, LocalDraft>();
      const refused: LocalDraft[] = [];
      for (const draft of unsent) {
        const draftID = await sendWords(source, draft.target);
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
