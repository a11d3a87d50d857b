import { useEffect, useRef, useState } from 'react';
import {
  useAppDispatch,
  useAppSelector,
  useCurrentUser,
  usePermissionsIn,
  lazyImport,
} from '../../src/index';
import { readServerDraft } from '../../src/resources/drafts/readRow';
import { editorGone, editorUsed, quotesTaken, selectComposing } from '../../src/resources/compose';
import type { PostHandle } from '../../src/editor/postHandle';
import { useUi } from '../../src/ui/UiContext';
import { useUniqueID } from '../../src/ui/useUniqueID';
import { commentTarget } from './commentTarget';
import { NotAllowed } from './NotAllowed';
import type { Place } from './place';
import { PostForm } from './PostForm';
import { usePostOnce } from './usePostOnce';

interface Props {
  place: Place;
  takesFocus?: boolean;
  /** It has been posted; the view goes. Without it the form stays, empty again. */
  onDone?(): void;
  /** The same for what waits for a moderator. */
  onAwaiting?(message: string): void;
  onCancel?(): void;
}

/** Writes a new comment, or with `parentCommentID` a reply, and puts it into the page's thread. */
export function Composer({ place, takesFocus, onDone, onAwaiting, onCancel }: Props) {
  const { discussionID, categoryID, closed, parentCommentID, body, format, permissionsOverrides } = place;
  const ui = useUi();
  const { t } = ui.locale;
  const dispatch = useAppDispatch();
  const id = useUniqueID();
  const handle = useRef<PostHandle>(null);
  const { userID } = useCurrentUser();
  const can = usePermissionsIn(categoryID, permissionsOverrides);
  const allowed = userID > 0 && can('comments.add') && (!closed || can('discussions.close'));
  const [given] = useState(() => (place.draft === undefined ? undefined : readServerDraft(place.draft)));
  const send = usePostOnce(discussionID, parentCommentID);
  const { editors, quotes } = useAppSelector((state) => selectComposing(state, discussionID));

  useEffect(() => {
    dispatch(editorUsed(discussionID, id, !takesFocus));
    return () => void dispatch(editorGone(discussionID, id));
  }, [dispatch, discussionID, id, takesFocus]);
  useEffect(() => {
    if (quotes.length === 0 || editors.at(-1) !== id || !handle.current) return;
    for (const quote of quotes) handle.current.insertQuote(quote);
    dispatch(quotesTaken(discussionID));
    handle.current.focus();
  }, [dispatch, discussionID, editors, id, quotes]);

  // A user whose session ends while typing learns it when the post is refused; the text must not go with the form.
  const [shown, setShown] = useState(allowed);
  if (allowed && !shown) setShown(true);
  if (!allowed && !shown) return <NotAllowed closed={closed} />;
  return (
    <PostForm
      ref={handle}
      action={`${ui.section}/discussion/${discussionID}/comment`}
      label={t(parentCommentID ? 'Your reply' : 'Your comment')}
      send={t(parentCommentID ? 'Post Reply' : 'Post Comment')}
      initial={{ body, format }}
      error={place.error}
      target={commentTarget(place)}
      draft={given}
      takesFocus={takesFocus}
      onUsed={() => {
        if (editors.at(-1) !== id) dispatch(editorUsed(discussionID, id));
      }}
      onSend={send}
      onCancel={onCancel}
      onPosted={async (comment, goesOn) => {
        const { addToThread } = await lazyImport(() => import('./addToThread'));
        // Sent by keys, the next words come where these were: keys that are pressed while focus moves would be lost.
        const staysHere = () => goesOn() || (!onDone && handle.current?.isFocused() === true);
        await addToThread(comment, place, ui, () => !staysHere());
        if (!goesOn()) onDone?.();
      }}
      onAwaiting={onAwaiting}
    />
  );
}
