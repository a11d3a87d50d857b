import type { Post } from '../../src/resources/discussions/post';
import { useUi } from '../../src/ui/UiContext';
import { WidgetPart } from '../../src/ui/WidgetPart';

interface Props {
  post: Post;
  overrides: Record<string, boolean> | undefined;
}

const isVote = (reaction: unknown) =>
  /^(Up|Down)$/.test(String((reaction as { urlcode?: unknown } | null)?.urlcode));

/** Votes, reactions and the menu of a post. */
export function PostControls({ post, overrides: permissionsOverrides }: Props) {
  const { widgetFor } = useUi();
  const { discussionID, name, url, categoryID, closed = false, reactions, score } = post;
  const here = {
    ...{ recordType: 'discussion', recordID: discussionID, categoryID, closed, permissionsOverrides },
  };
  const bar = widgetFor('reactions');
  const votes = reactions?.some(isVote) === true;
  const userID = post.insertUserID ?? post.insertUser?.userID ?? 0;
  const { body: _body, attachments: _attachments, reactions: _reactions, ...facts } = post;
  return (
    <>
      {votes && <WidgetPart name="Vote" props={{ ...here, score: score ?? 0, reactions }} />}
      {bar && <WidgetPart name={bar} props={{ ...here, reactions, votesApart: votes }} />}
      {userID > 0 && url !== '' && (
        <div className="inl-post__menu">
          <WidgetPart
            name="PostMenu"
            when="visible"
            props={{
              ...{ recordType: 'discussion', recordID: discussionID, userID, url, label: name },
              ...{ permissionsOverrides, discussion: facts },
            }}
          />
        </div>
      )}
    </>
  );
}
