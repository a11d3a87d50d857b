import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ApiError } from '../../src/index';
import { useAppDispatch } from '../../src/index';
import { patchComment, type PostText } from '../../src/resources/comments';
import { readSource } from '../../src/resources/commentSource';
import { ErrorBox } from '../../src/ui/ErrorBox';
import { Loader } from '../../src/ui/Loader';
import { postContent } from '../../src/ui/postContent';
import { useUi } from '../../src/ui/UiContext';
import { Follow } from './Follow';
import type { Place } from './place';
import { PostForm } from './PostForm';
import { postOf } from './postOf';
import { slotIn } from '../../src/ui/thread/slotIn';
import { useInPlace } from './useInPlace';
import { useWayOut } from './useWayOut';

interface Props {
  anchor: HTMLElement;
  commentID: number;
  place: Place;
  onClose(): void;
}

/** A comment's editor, in the place of its text. */
export function EditInPlace({ anchor, commentID, onClose }: Props) {
  const ui = useUi();
  const { locale, announcer } = ui;
  const { t } = locale;
  const { leave, leaveAwaiting } = useWayOut(anchor, onClose);
  const dispatch = useAppDispatch();
  const element = useInPlace(commentID, { hidesText: true });
  const [source, setSource] = useState<PostText | { error: ApiError } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    setSource(null);
    void dispatch(readSource(commentID)).then((answer) => wanted && setSource(answer));
    return () => {
      wanted = false;
    };
  }, [dispatch, commentID, attempt]);

  if (!element) return <Follow anchor={anchor} onClose={onClose} />;
  return createPortal(
    source === null ? (
      <Loader />
    ) : 'error' in source ? (
      <ErrorBox error={source.error} onRetry={() => setAttempt(attempt + 1)} />
    ) : (
      <PostForm
        label={t('Your comment')}
        send={t('Save')}
        initial={source}
        target={{ recordType: 'comment', recordID: commentID }}
        takesFocus
        onSend={(post) => dispatch(patchComment(commentID, post))}
        onCancel={leave}
        onPosted={async ({ body, dateUpdated }, goesOn) => {
          const post = postOf(commentID);
          const text = post && slotIn(post, 'body');
          if (text) text.replaceChildren(await postContent(body, ui));
          const edited = post && slotIn(post, 'edited');
          if (edited) edited.hidden = dateUpdated === null;
          if (!goesOn()) {
            onClose();
            post?.focus();
          }
          announcer.announce(t('Your comment has been saved.'));
        }}
        onAwaiting={leaveAwaiting}
      />
    ),
    element,
  );
}
