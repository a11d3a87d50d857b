import { useContext, useEffect, useState } from 'react';
import { DraftsContext } from './DraftsContext';
import type { LocalDraft } from './localDraft';

/**
 * The comment that somebody has begun in a discussion, or without one the newest anywhere, as it was when the page was
 * opened; null once it is gone.
 */
export function useSavedDraft(discussionID: number | undefined): LocalDraft | null {
  const drafts = useContext(DraftsContext);
  const [found, setFound] = useState<LocalDraft | null>(null);
  useEffect(() => {
    let stop = () => {};
    let wanted = true;
    let first = true;
    drafts?.engine().then(
      (engine) => {
        const look = async () => {
          const all = await engine.list();
          if (!wanted) return;
          const isOne = ({ target }: LocalDraft) =>
            target.recordType === 'comment' &&
            target.recordID === undefined &&
            target.parentRecordType === 'discussion' &&
            (discussionID === undefined || target.parentRecordID === discussionID);
          const draft = all.find(isOne) ?? null;
          // What is being written in this very page is no news. React may ask for the state after this turn.
          const isFirst = first;
          setFound((before) => (isFirst || (before && draft?.key === before.key) ? draft : null));
          first = false;
        };
        if (!wanted) return;
        stop = engine.watch(() => void look());
        void look();
      },
      (error: unknown) => drafts.report(error),
    );
    return () => {
      wanted = false;
      stop();
    };
  }, [drafts, discussionID]);
  return found;
}
