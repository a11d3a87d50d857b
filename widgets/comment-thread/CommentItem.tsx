import { attributes } from '../../src/index';
import type { ThreadComment } from '../../src/resources/commentPages';
import { useFragment } from '../../src/ui/FragmentSlot';
import { Icon } from '../../src/ui/Icon';
import { AuthorLine } from '../../src/ui/thread/AuthorLine';
import { UnlessIgnored } from '../../src/ui/thread/UnlessIgnored';
import type { ThreadNode } from '../../src/ui/thread/threadTree';
import { UserHtml } from '../../src/ui/UserHtml';
import { useUi } from '../../src/ui/UiContext';
import { CommentControls } from './CommentControls';
import { CommentPlace } from './CommentPlace';
import type { Thread } from './thread';

interface Props {
  node: ThreadNode<ThreadComment>;
  thread: Thread;
}

/**
 * A comment, with the replies below it, in the markup that hosts print: what changes a printed thread changes this one. That of
 * number 0 is the one that new comments are made of.
 */
export function CommentItem({ node, thread }: Props) {
  const { locale, widgetFor, fragments } = useUi();
  const { comment, level, replies } = node;
  const { commentID, insertUser, isDeleted } = comment;
  const impl = useFragment('CommentItemFragment', thread.fragmentImpls);
  const attachments = comment.attachments.length > 0 ? widgetFor('attachments') : undefined;
  const isEmpty = commentID === 0;
  // What it is not is taken out of it, once it is known who wrote it.
  const isOther = isEmpty && insertUser.userID === 0;
  const answers = thread.nameOf(comment.parentCommentID);
  const label = locale.t('Comment by {name}', { name: insertUser.name });
  const place = (
    <CommentPlace
      level={level}
      parentID={node.isApart || isEmpty ? comment.parentCommentID : null}
      {...{ answers, isEmpty }}
    />
  );
  const post = isDeleted ? (
    <article className="inl-post" id={`Comment_${commentID}`} tabIndex={-1}>
      {place}
      <p>{locale.t('This comment was deleted.')}</p>
    </article>
  ) : (
    <article
      className="inl-post"
      id={`Comment_${commentID}`}
      tabIndex={-1}
      data-inlay-slot="post"
      aria-label={label}
    >
      {place}
      <AuthorLine
        {...{ recordType: 'comment', recordID: commentID, user: insertUser, url: comment.url }}
        dateInserted={comment.dateInserted}
        isEdited={comment.dateUpdated !== null}
        isByAuthor={thread.showsOP && (isOther || insertUser.userID === thread.insertUserID)}
        isNew={isOther || thread.isNew(comment)}
      />
      <UnlessIgnored userID={insertUser.userID}>
        <div className="inl-post__text userContent" dir="auto" data-inlay-slot="body">
          {!isEmpty && <UserHtml html={comment.body} />}
        </div>
        {(isEmpty || insertUser.signature) && (
          <div data-inlay-slot="signature">
            <div className="userContent" dir="auto">
              {insertUser.signature && <UserHtml html={insertUser.signature} />}
            </div>
          </div>
        )}
      </UnlessIgnored>
      {attachments && (
        <div
          {...{ [attributes.widget]: attachments }}
          data-props={JSON.stringify({
            ...{ recordType: 'comment', recordID: commentID, attachments: comment.attachments },
          })}
        />
      )}
      <CommentControls {...{ comment, thread, label }} />
    </article>
  );
  return (
    <li>
      {impl && fragments && !isEmpty && !isDeleted ? (
        <div
          {...{ [attributes.fragment]: 'CommentItemFragment' }}
          data-props={JSON.stringify({ comment, $fragmentImpls: thread.fragmentImpls })}
        >
          {post}
        </div>
      ) : (
        post
      )}
      {(replies.length > 0 || isEmpty) && (
        <details className="inl-thread__branch" data-inlay-slot="branch" open>
          <summary>
            <Icon name="chevron-right" />
            <span data-inlay-slot="branchCount">
              {locale.plural(countIn(replies), { one: '{count} reply', other: '{count} replies' })}
            </span>
          </summary>
          <ol data-inlay-slot="replies">
            {replies.map((reply) => (
              <CommentItem key={reply.comment.commentID} node={reply} thread={thread} />
            ))}
          </ol>
        </details>
      )}
      {thread.missing(comment) > 0 && (
        <p className="inl-thread__more" data-inlay-slot="more">
          <button
            type="button"
            className="js-moreReplies"
            data-commentid={commentID}
            data-count={thread.missing(comment)}
            data-sort={thread.sort}
          >
            {locale.plural(thread.missing(comment), {
              one: '{count} more reply',
              other: '{count} more replies',
            })}
          </button>
        </p>
      )}
    </li>
  );
}

const countIn = (nodes: readonly ThreadNode<ThreadComment>[]): number =>
  nodes.reduce((sum, { replies }) => sum + 1 + countIn(replies), 0);
