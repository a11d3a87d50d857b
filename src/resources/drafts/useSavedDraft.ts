import { useContext, useEffect, useState } from 'react';
import { DraftsContext, useReader } from './createDrafts';
import type { DraftRow } from './draft';

/**
 * The current user's draft in a discussion (a comment or an edit of its first post), or without one the newest comment
 * draft anywhere, as it was when the page opened; null once it has ended.
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
            // A user who typed on while a new post was being sent opens its page next, with this text persisted.
            if (recordType === 'discussion') return recordID !== undefined && recordID === discussionID;
            const isNew = recordType === 'comment' && recordID === undefined;
            return (
              isNew &&
              parentRecordType === 'discussion' &&
              (discussionID === undefined || parentRecordID === discussionID)
            );
          };
          // Text written in this page is not announced. React may read the state after this turn.
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
