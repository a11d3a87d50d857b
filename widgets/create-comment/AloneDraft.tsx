import { useState, type ReactNode } from 'react';
import { useAppDispatch } from '../../src/index';
import { replyGivenUp } from '../../src/resources/compose';
import { draftKey } from '../../src/resources/drafts/draft';
import { useServerReplies, useStoredDrafts } from '../../src/resources/drafts/useStoredDrafts';
import { Loader } from '../../src/ui/Loader';
import { commentTarget } from './commentTarget';
import { DiscardFirst } from './DiscardFirst';

interface Props {
  discussionID: number;
  /** The comment that is answered; a comment of the discussion's own has none. */
  parentCommentID?: number;
  anchor: HTMLElement;
  /** The composer. */
  children: ReactNode;
  onClose(): void;
}

/** What waits unposted elsewhere in the discussion is given up for the composer, if one wants. One's own draft is gone on with. */
export function AloneDraft({ discussionID, parentCommentID, anchor, children, onClose }: Props) {
  const dispatch = useAppDispatch();
  const stored = useStoredDrafts();
  const elsewhere = useServerReplies(discussionID);
  const [free, setFree] = useState<readonly string[]>([]);
  const here = stored?.flatMap(({ target: { recordType, parentRecordID, commentParentID } }) =>
    recordType === 'comment' && parentRecordID === discussionID ? (commentParentID ?? []) : [],
  );
  const replies = [...(here ?? []), ...(elsewhere ?? [])];
  if (parentCommentID !== undefined && here && replies.includes(parentCommentID)) return children;
  if (!here || !elsewhere) return <Loader />;
  const others = parentCommentID === undefined ? replies : [undefined, ...replies];
  const other = others
    .map((each) => commentTarget({ discussionID, parentCommentID: each }))
    .find((target) => !free.includes(draftKey(target)));
  if (!other) return children;
  return (
    <DiscardFirst
      key={draftKey(other)}
      target={other}
      anchor={anchor}
      onFree={(isDiscarded) => {
        setFree([...free, draftKey(other)]);
        const { commentParentID } = other;
        if (isDiscarded && commentParentID != null) dispatch(replyGivenUp(discussionID, commentParentID));
      }}
      onClose={onClose}
    />
  );
}
