import { attributes } from '../../src/index';
import type { ThreadComment } from '../../src/resources/commentPages';
import { useSiteLink } from '../../src/ui/useSiteLink';
import { useUi } from '../../src/ui/UiContext';
import type { Thread } from './thread';

interface Props {
  comment: ThreadComment;
  thread: Thread;
  /** What it is called among others. */
  label: string;
}

/** What is done with a comment: each is a tag or a link of a widget of its own, which knows the thread from its list. */
export function CommentControls({ comment, thread, label }: Props) {
  const { locale, widgetFor } = useUi();
  const siteLink = useSiteLink();
  const { commentID, insertUser, reactions, url, dateInserted } = comment;
  const here = { recordType: 'comment', recordID: commentID };
  const isEmpty = commentID === 0;
  const bar = isEmpty ? undefined : widgetFor('reactions');
  const links = [
    ...(thread.writes
      ? [
          { action: 'reply', name: 'Reply' },
          { action: 'quote', name: 'Quote' },
        ]
      : []),
    ...(thread.mayEdit(comment) ? [{ action: 'edit', name: 'Edit' }] : []),
  ];
  const menu = {
    ...{ ...here, userID: insertUser.userID, url, label },
    ...(insertUser.userID === thread.readerID && { dateInserted }),
  };
  return (
    <div className="inl-post__actions">
      <div
        data-inlay-slot="reactions"
        {...{
          [attributes.widget]: bar,
          [attributes.props]: bar && JSON.stringify({ ...here, reactions }),
        }}
      />
      {links.length > 0 && (
        <p className="inl-thread__links">
          {links.map(({ action, name }) => (
            <a
              key={action}
              className="js-composeLink"
              href={siteLink(url) ?? undefined}
              data-action={action}
              data-commentid={commentID}
            >
              {locale.t(name)}
              <span className="inl-hidden" data-inlay-slot="label">
                {` ${label}`}
              </span>
            </a>
          ))}
        </p>
      )}
      <div className="inl-post__menu" data-inlay-slot="menu">
        {(insertUser.userID > 0 || isEmpty) && (
          <div
            {...{
              [attributes.widget]: 'PostMenu',
              [attributes.when]: 'visible',
              [attributes.props]: JSON.stringify(menu),
            }}
          />
        )}
      </div>
    </div>
  );
}
