import { useAppDispatch } from '../../src/index';
import { patchComment } from '../../src/resources/comments';
import { useUi } from '../../src/ui/UiContext';
import { goToComment } from './goToComment';
import type { Place } from './place';
import { PostForm } from './PostForm';

/** A comment's editor on a page of its own, from which one goes to the comment. */
export function EditOnPage({ commentID, place }: { commentID: number; place: Place }) {
  const ui = useUi();
  const { t } = ui.locale;
  const dispatch = useAppDispatch();
  const leave = () => ui.leaveFor(`${ui.section}/discussion/comment/${commentID}#Comment_${commentID}`);
  return (
    <PostForm
      error={place.error}
      label={t('Your comment')}
      send={t('Save')}
      action={`${ui.section}/post/editcomment/${commentID}`}
      initial={place}
      own={place.own}
      target={{ recordType: 'comment', recordID: commentID }}
      leaves
      onSend={(post) => dispatch(patchComment(commentID, post))}
      onPosted={(comment, goesOn) => void (goesOn() || goToComment(comment, ui))}
      onCancel={leave}
    />
  );
}
