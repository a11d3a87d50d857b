import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAppSelector } from '../../src/index';
import { selectComposing } from '../../src/resources/compose';
import { AloneDraft } from './AloneDraft';
import { Composer } from './Composer';
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

/** A reply is written below the comment that it answers. */
export function ReplyInPlace({ anchor, commentID, place, onClose }: Props) {
  const element = useInPlace(commentID, { hidesText: false });
  const { discussionID } = place;
  const { leave, leaveAwaiting } = useWayOut(anchor, onClose);
  const { givenUp } = useAppSelector((state) => selectComposing(state, discussionID));
  const [before] = useState(givenUp);
  const isGivenUp = givenUp !== before && givenUp?.parentCommentID === commentID;
  useEffect(() => {
    if (isGivenUp) onClose();
  }, [isGivenUp, onClose]);
  if (!element) return <Follow anchor={anchor} onClose={onClose} />;
  return createPortal(
    <AloneDraft discussionID={discussionID} parentCommentID={commentID} anchor={anchor} onClose={onClose}>
      <Composer
        place={{ ...place, parentCommentID: commentID }}
        takesFocus
        onDone={onClose}
        onAwaiting={leaveAwaiting}
        onCancel={leave}
      />
    </AloneDraft>,
    element,
  );
}
