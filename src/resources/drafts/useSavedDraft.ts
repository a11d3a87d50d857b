import { useContext, useEffect, useState } from 'react';
import { DraftsContext, useReader } from './createDrafts';
import type { DraftRow } from './draft';

/**
 * What somebody has begun in a discussion, a comment or a change to its first post, or without one the newest comment
 * anywhere, as it was when the page was opened; null once it is gone.
 */
export function useSavedDraft(discussionID: number | undefined): DraftRow | null {
  const drafts = useContext(DraftsContext);
  const reader = useReader(drafts);
  const [found, setFound] = useState<DraftRow | null>(null);
  useEffect(() => {
    let stop = () => {};
    let wanted = true;
    let first = true;
    drafts?.engine().then(
      (engine) => {
        const look = async () => {
          const all = await engine.list();
          if (!wanted) return;
          const isOne = ({ target }: DraftRow) => {
            const { recordType, recordID, parentRecordType, parentRecordID } = target;
            // Whoever went on typing while a new post was on its way comes to its page next, with these words kept.
            if (recordType === 'discussion') return recordID !== undefined && recordID === discussionID;
            const isNew = recordType === 'comment' && recordID === undefined;
            return (
              isNew &&
              parentRecordType === 'discussion' &&
              (discussionID === undefined || parentRecordID === discussionID)
            );
          };
          // What is being written in this very page is no news. React may ask for the state after this turn.
          const isFirst = first;
          setFound(
            (before) => all.find(isFirst ? isOne : ({ key }: DraftRow) => key === before?.key) ?? null,
          );
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
      setFound(null);
    };
  }, [drafts, discussionID, reader]);
  return found;
}
