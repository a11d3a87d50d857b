import { useIsGuest, usePermissionsIn } from '../../src/index';
import type { Post } from '../../src/resources/discussions/post';
import { AuthorLine } from '../../src/ui/thread/AuthorLine';
import { DiscussionTags } from '../../src/ui/thread/DiscussionTags';
import { UnlessIgnored } from '../../src/ui/thread/UnlessIgnored';
import { UserHtml } from '../../src/ui/UserHtml';
import { useLocale } from '../../src/ui/useLocale';
import { useUi } from '../../src/ui/UiContext';
import { WidgetPart } from '../../src/ui/WidgetPart';
import { PostControls } from './PostControls';
import { ReplyButton } from './ReplyButton';

interface Props {
  post: Post;
  /** Null where the page has another. */
  heading: string | null;
  isFolded: boolean;
  overrides: Record<string, boolean> | undefined;
  /** Of the widget, which stands in what the layout stands in. */
  tag: Element | undefined;
}

/** The post, with what is done with it: each control is a tag of a widget of its own, as a host prints it. */
export function PostArticle({ post, heading, isFolded, overrides, tag }: Props) {
  const { t } = useLocale();
  const { widgetFor } = useUi();
  const isGuest = useIsGuest();
  const can = usePermissionsIn(post.categoryID, overrides);
  const { discussionID, name, url, insertUser, body = '', bookmarked = false } = post;
  const bookmark = isGuest ? undefined : widgetFor('bookmark');
  const text = (
    <div className="inl-post__text userContent" dir="auto" data-inlay-slot="body">
      <UserHtml html={body} />
    </div>
  );
  return (
    <article
      className="inl-post"
      data-look="first"
      id={`Discussion_${discussionID}`}
      aria-label={heading === null ? name : undefined}
    >
      <header className="inl-original-post__head">
        {heading !== null && (
          <h1>
            <bdi>{heading}</bdi>
          </h1>
        )}
        {bookmark && <WidgetPart name={bookmark} props={{ discussionID, bookmarked, labelled: true }} />}
        <DiscussionTags discussion={post} {...{ can, isGuest }} />
      </header>
      <AuthorLine
        {...{ recordType: 'discussion', recordID: discussionID, url }}
        user={insertUser ?? { userID: 0, name: '' }}
        dateInserted={post.dateInserted ?? ''}
        isEdited={Boolean(post.dateUpdated)}
      />
      <UnlessIgnored userID={insertUser?.userID ?? 0}>
        {isFolded ? (
          <details>
            <summary>{t('Show the post')}</summary>
            {text}
          </details>
        ) : (
          text
        )}
        {insertUser?.signature && (
          <div className="userContent" dir="auto">
            <UserHtml html={insertUser.signature.body} />
          </div>
        )}
      </UnlessIgnored>
      <div className="inl-post__actions">
        <PostControls post={post} overrides={overrides} />
        <ReplyButton post={post} tag={tag} can={can} overrides={overrides} />
      </div>
    </article>
  );
}
