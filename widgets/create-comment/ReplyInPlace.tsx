import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAppDispatch, useAppSelector } from '../../src/index';
import { replyGivenUp, selectComposing } from '../../src/resources/compose';
import { draftKey } from '../../src/resources/drafts/draft';
import { useServerReplies, useStoredDrafts } from '../../src/resources/drafts/useStoredDrafts';
import { Loader } from '../../src/ui/Loader';
import { commentTarget } from './commentTarget';
import { Composer } from './Composer';
import { DiscardFirst } from './DiscardFirst';
import { Follow } from './Follow';
import type { Place } from './place';
import { useInPlace } from './useInPlace';
import { useWayOut } from './useWayOut';

interface Props {
  anchor: HTMLElement;
  commentID: number;
  place: Place;
  onClose(): void;
}

/** A reply is written below the comment that it answers; what waits unposted in the discussion is given up to begin one, if one wants. */
export function ReplyInPlace({ anchor, commentID, place, onClose }: Props) {
  const element = useInPlace(commentID, { hidesText: false });
  const { discussionID } = place;
  const { leave, leaveAwaiting } = useWayOut(anchor, onClose);
  const stored = useStoredDrafts();
  const elsewhere = useServerReplies(discussionID);
  const [free, setFree] = useState<readonly string[]>([]);
  const dispatch = useAppDispatch();
  const { givenUp } = useAppSelector((state) => selectComposing(state, discussionID));
  const [before] = useState(givenUp);
  const isGivenUp = givenUp !== before && givenUp?.parentCommentID === commentID;
  useEffect(() => {
    if (isGivenUp) onClose();
  }, [isGivenUp, onClose]);
  if (!element) return <Follow anchor={anchor} onClose={onClose} />;
  if (!stored) return createPortal(<Loader />, element);
  const here = stored.flatMap(({ target: { recordType, parentRecordID, commentParentID } }) =>
    recordType === 'comment' && parentRecordID === discussionID ? (commentParentID ?? []) : [],
  );
  const replies = [...here, ...(elsewhere ?? [])];
  // One of this very comment is gone on with: it is not begun, and costs no other.
  const isBegun = replies.includes(commentID);
  if (!isBegun && !elsewhere) return createPortal(<Loader />, element);
  const other = [undefined, ...replies]
    .map((parentCommentID) => commentTarget({ discussionID, parentCommentID }))
    .find((target) => !free.includes(draftKey(target)));
  if (other && !isBegun)
    return createPortal(
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
      />,
      element,
    );
  return createPortal(
    <Composer
      place={{ ...place, parentCommentID: commentID }}
      takesFocus
      onDone={onClose}
      onAwaiting={leaveAwaiting}
      onCancel={leave}
    />,
    element,
  );
}
