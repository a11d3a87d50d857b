import type { ReactNode } from 'react';
import type { FragmentKit, FragmentPost } from '../../contract/fragmentKit';
import type { Ui } from '../../ui/UiContext';
import { usePlace } from '../PlaceContext';
import type { DeployedComponents } from './createDeployedComponents';
import { PageTag } from './PageTag';

interface Deps {
  ui: Ui;
  kit: FragmentKit;
  components: DeployedComponents;
}

type Post = FragmentPost & {
  name?: string;
  discussionID: number;
  commentID?: number;
  bookmarked?: boolean;
  reactions?: unknown[];
};

/** The post of this place, whichever of the two types it is. */
function usePost(): Post {
  const { discussion, comment } = usePlace().props as { discussion?: Post; comment?: Post };
  const post = comment ?? discussion;
  if (!post) throw new Error('This part belongs into a fragment of a post or comment.');
  return post;
}

function useTarget() {
  const { commentID, discussionID } = usePost();
  return commentID === undefined
    ? ({ recordType: 'discussion', recordID: discussionID } as const)
    : ({ recordType: 'comment', recordID: commentID } as const);
}

const nothing = () => null;

/**
 * What deployed posts and comments are put together from. Menus, warnings, attachments and checkboxes of the forum are
 * beside the fragment and not in it, so their parts show nothing.
 */
export function createPostParts({ ui, kit, components: { Button } }: Deps) {
  const { t } = ui.locale;
  const Reactions = () => {
    const { reactions } = usePost();
    return <PageTag service="reactions" props={{ ...useTarget(), ...(reactions && { reactions }) }} />;
  };
  const Reply = (props: { onReply?(): void; replyLabel?: string; className?: string }) => (
    <Button buttonType="text" className={props.className} onClick={() => props.onReply?.()}>
      {props.replyLabel ?? t('Reply')}
    </Button>
  );
  return {
    useContentItemContext() {
      const post = usePost();
      const { recordType, recordID } = useTarget();
      return { ...post, recordType, recordID, recordUrl: post.url, timestamp: post.dateInserted };
    },
    ContentItemPermalink() {
      const { url, dateInserted } = usePost();
      return (
        <kit.Link href={url}>
          <kit.RelativeTime date={dateInserted} />
        </kit.Link>
      );
    },
    ...{
      CommentReactions: Reactions,
      ContentItemActions: Reactions,
      ReplyButton: Reply,
      PostReplyButton: Reply,
    },
    AuthorBadges() {
      const { userID } = usePost().insertUser;
      return <PageTag service="postMeta" props={{ ...useTarget(), userID, side: 'author' }} />;
    },
    UserSignature({ user, classNames }: { user?: { signature?: { body?: string } }; classNames?: string }) {
      const html = user?.signature?.body;
      return html ? <kit.UserHtml html={html} className={classNames} /> : null;
    },
    PostBookmarkToggle({ discussion, classNames }: { discussion: Post; classNames?: string }) {
      const { discussionID, bookmarked = false } = discussion;
      return (
        <span className={classNames}>
          <PageTag service="bookmark" props={{ discussionID, bookmarked, labelled: true }} />
        </span>
      );
    },
    IgnoredUserContent: () => <p>{t('You have ignored this member.')}</p>,
    ReportCountMeta({ countReports = 0 }: { countReports?: number }): ReactNode {
      return countReports > 0 ? <span>{t('{count} reports', { count: countReports })}</span> : null;
    },
    ...{ PostOptionsMenu: nothing, OptionsMenu: nothing, ModerationCheckBox: nothing },
    ...{ Warnings: nothing, Attachments: nothing, CommentEditor: nothing },
  };
}
