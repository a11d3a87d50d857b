import { useAppDispatch, useAppSelector, useIsGuest, type Holds } from '../../src/index';
import { composerMoved, selectComposing } from '../../src/resources/compose';
import type { Post } from '../../src/resources/discussions/post';
import { useSavedDraft } from '../../src/resources/drafts/useStoredDrafts';
import { contextAround } from '../../src/resources/layoutContexts';
import { Button, LinkButton } from '../../src/ui/Button';
import { useLocale } from '../../src/ui/useLocale';
import { WidgetPart } from '../../src/ui/WidgetPart';

interface Props {
  post: Post;
  can: Holds;
  overrides: Record<string, boolean> | undefined;
  tag: Element | undefined;
}

/** The way to write: the page's one form comes to the post where the layout keeps it, else it is gone to. */
export function ReplyButton({ post, can, overrides, tag }: Props) {
  const { t } = useLocale();
  const dispatch = useAppDispatch();
  const isGuest = useIsGuest();
  const { discussionID, categoryID, closed = false } = post;
  const draft = useSavedDraft(discussionID);
  const isHere = useAppSelector((state) => selectComposing(state, discussionID).spot) === 'original-post';
  if (isGuest || !can('comments.add') || (closed && !can('discussions.close'))) return null;
  const isKept = contextAround(tag, 'CreateCommentProvider')?.parentRecordID === discussionID;
  const words = t(draft?.target.recordType === 'comment' ? 'Continue Replying' : 'Reply');
  if (!isKept) return <LinkButton href="#create-comment">{words}</LinkButton>;
  return (
    <>
      {!isHere && (
        <Button onClick={() => dispatch(composerMoved(discussionID, 'original-post'))}>{words}</Button>
      )}
      {isHere && (
        <div className="inl-original-post__form">
          <WidgetPart
            name="CreateComment"
            when="visible"
            props={{
              discussionID,
              categoryID,
              closed,
              permissionsOverrides: overrides,
              spot: 'original-post',
            }}
          />
        </div>
      )}
    </>
  );
}
