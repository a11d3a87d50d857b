import { useState } from 'react';
import { useAppDispatch } from '../../src/index';
import { replyGivenUp } from '../../src/resources/compose';
import { draftKey } from '../../src/resources/drafts/draft';
import { useServerReplies, useStoredDrafts } from '../../src/resources/drafts/useStoredDrafts';
import { Loader } from '../../src/ui/Loader';
import { commentTarget } from './commentTarget';
import { Composer } from './Composer';
import { DiscardFirst } from './DiscardFirst';
import type { Place } from './place';

interface Props {
  place: Place;
  onClose(): void;
}

/** A comment that is begun below the post: replies that wait unposted in the discussion are given up for it, if one wants. */
export function AskedComposer({ place, onClose }: Props) {
  const { discussionID } = place;
  const dispatch = useAppDispatch();
  const stored = useStoredDrafts();
  const elsewhere = useServerReplies(discussionID);
  const [anchor] = useState(() => document.activeElement as HTMLElement);
  const [free, setFree] = useState<readonly string[]>([]);
  if (!stored || !elsewhere) return <Loader />;
  const here = stored.flatMap(({ target: { recordType, parentRecordID, commentParentID } }) =>
    recordType === 'comment' && parentRecordID === discussionID ? (commentParentID ?? []) : [],
  );
  const other = [...here, ...elsewhere]
    .map((parentCommentID) => commentTarget({ discussionID, parentCommentID }))
    .find((target) => !free.includes(draftKey(target)));
  if (other)
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
  return <Composer place={place} takesFocus onDone={onClose} onAwaiting={onClose} onCancel={onClose} />;
}
