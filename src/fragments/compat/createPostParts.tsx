import { isValidElement, useLayoutEffect, type ReactNode } from 'react';
import type { FragmentKit, FragmentPost } from '../../contract/fragmentKit';
import { slotIn } from '../../ui/thread/slotIn';
import { useUi, type Ui } from '../../ui/UiContext';
import { usePlace } from '../PlaceContext';
import { printedLink, type LinkAction } from '../printedLink';
import type { DeployedComponents } from './createDeployedComponents';
import { PageTag } from './PageTag';
import { PostCheckBox } from './PostCheckBox';
import { PostEditor } from './PostEditor';
import { printedProps } from './printedProps';

interface Deps {
  ui: Ui;
  kit: FragmentKit;
  components: DeployedComponents;
}

type Post = FragmentPost & {
  name?: string;
  discussionID: number;
  categoryID?: number;
  commentID?: number;
  bookmarked?: boolean;
};

interface ButtonProps {
  onReply?(): void;
  replyLabel?: string;
  className?: string;
}

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

/** A part that the host hands to the fragment as a prop: what stands in the part, else that prop, else `own`. */
function given(name: 'warnings' | 'attachmentsContent' | 'editor', Own: () => ReactNode) {
  return function Given({ children }: { children?: ReactNode }) {
    const { props } = usePlace();
    if (isValidElement(children)) return children;
    return isValidElement(props[name]) ? props[name] : <Own />;
  };
}

const nothing = () => null;

/** What deployed posts and comments are put together from: widgets of the page, set into the fragment. */
export function createPostParts({ ui, kit, components: { Button } }: Deps) {
  const { t } = ui.locale;
  const Reactions = () => {
    const { reactions } = usePost();
    return <PageTag service="reactions" props={{ ...useTarget(), ...(reactions && { reactions }) }} />;
  };
  /** Does what the page's own link does, or what the host says; without either the reader may not. */
  const link = (action: LinkAction, name: string) =>
    function PostLink(props: ButtonProps) {
      const { host, props: facts, cover } = usePlace();
      useLayoutEffect(() => {
        const printed = printedLink(host, action);
        return printed ? cover(printed) : undefined;
      }, [host, cover]);
      const answers = action === 'reply' ? (props.onReply ?? facts.onReply) : undefined;
      if (typeof answers !== 'function' && !printedLink(host, action)) return null;
      const press = () =>
        typeof answers === 'function' ? (answers as () => void)() : printedLink(host, action)?.click();
      const label = action === 'reply' ? (props.replyLabel ?? facts.replyLabel) : undefined;
      return (
        <Button buttonType="text" className={props.className} onClick={press}>
          {typeof label === 'string' ? label : t(name)}
        </Button>
      );
    };
  const Reply = link('reply', 'Reply');
  const Quote = link('quote', 'Quote');

  const Menu = () => {
    const { widgetFor } = useUi();
    const { host } = usePlace();
    const { insertUser, url = '', name, discussionID, categoryID, dateInserted } = usePost();
    const label = name ?? t('Comment by {name}', { name: insertUser.name });
    const discussion = { discussionID, ...(categoryID !== undefined && { categoryID }) };
    const own = { ...useTarget(), userID: insertUser.userID, url, label, dateInserted, discussion };
    const printed = printedProps(host, widgetFor('menu'));
    return <PageTag service="menu" props={printed ? { url, label, ...printed } : own} />;
  };
  const Attachments = () => {
    const { widgetFor } = useUi();
    const { host } = usePlace();
    const { attachments = [] } = usePost() as { attachments?: unknown[] };
    const own = { ...useTarget(), attachments };
    const props = printedProps(host, widgetFor('attachments')) ?? (attachments.length > 0 ? own : null);
    return props && <PageTag service="attachments" props={props} />;
  };
  const Editor = () => {
    const { commentID, discussionID } = usePost();
    const { host } = usePlace();
    // The page's own editor stands below the fragment, in the place of the text.
    if (slotIn(host, 'body')?.hidden) return null;
    return commentID === undefined ? null : <PostEditor {...{ kit, commentID, discussionID }} />;
  };

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
    ...{ CommentReactions: Reactions, ReplyButton: Reply, PostReplyButton: Reply },
    ContentItemActions: (props: ButtonProps) => (
      <>
        <Reactions />
        <Reply {...props} />
        <Quote />
      </>
    ),
    AuthorBadges() {
      const { userID } = usePost().insertUser;
      return <PageTag service="postMeta" props={{ ...useTarget(), userID, side: 'author' }} />;
    },
    UserSignature({ user, classNames }: { user?: { signature?: { body?: string } }; classNames?: string }) {
      const { signature } = usePost().insertUser;
      const html = (user?.signature ?? signature)?.body;
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
    /** What an ignored member wrote is there for readers who ask for it. */
    IgnoredUserContent() {
      const { body } = usePost();
      return (
        <details>
          <summary>{t('You have ignored this member.')}</summary>
          <kit.UserHtml html={body} className="userContent" />
        </details>
      );
    },
    /** For moderators: the server counts for no other reader. */
    ReportCountMeta({ countReports }: { countReports?: number }) {
      const { recordType, recordID } = useTarget();
      const { reportMeta } = usePost();
      const count = countReports ?? reportMeta?.countReports ?? 0;
      const query = `statuses=none&recordType=${recordType}&recordID=${recordID}`;
      return count > 0 ? (
        <kit.Link href={`${ui.home}/dashboard/content/reports?${query}`} target="_blank" rel="noopener">
          {t('{count} reports', { count })}
        </kit.Link>
      ) : null;
    },
    ...{ PostOptionsMenu: Menu, OptionsMenu: Menu },
    Warnings: given('warnings', nothing),
    Attachments: given('attachmentsContent', Attachments),
    CommentEditor: given('editor', Editor),
    ModerationCheckBox: () => <PostCheckBox post={usePost()} />,
  };
}
