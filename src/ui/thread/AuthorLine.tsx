import './post.css';
import { attributes } from '../../contract/attributes';
import { profileUrl } from '../../safe/profileUrl';
import { Avatar } from '../Avatar';
import { useExtensions } from '../useExtensions';
import { useSiteLink } from '../useSiteLink';
import { useUi } from '../UiContext';

interface Props {
  recordType: 'discussion' | 'comment';
  recordID: number;
  user: { userID: number; name: string; photoUrl?: string | null | undefined; banned?: unknown };
  /** RFC 3339. */
  dateInserted: string;
  isEdited: boolean;
  url: string;
  /** They began the discussion. */
  isByAuthor?: boolean;
  /** The reader has not seen it. */
  isNew?: boolean;
}

/**
 * Who wrote a post, and when. Its parts have the names of a host's own markup, so that a comment that is written, changed or
 * fetched later is made of a copy.
 */
export function AuthorLine({ recordType, recordID, user, dateInserted, ...post }: Props) {
  const { locale, section, widgetFor } = useUi();
  const { t, date } = locale;
  const siteLink = useSiteLink();
  const hasHonours = useExtensions('post.author').length > 0;
  const honours = user.userID > 0 && hasHonours ? widgetFor('postMeta') : undefined;
  const href = siteLink(post.url);
  const isEmpty = recordID === 0;
  return (
    <div className="inl-author">
      {isEmpty ? (
        <img
          className="inl-avatar inl-avatar--medium"
          data-inlay-slot="photo"
          alt=""
          width={40}
          height={40}
        />
      ) : (
        <Avatar photoUrl={user.photoUrl} loading="lazy" />
      )}
      <p className="inl-author__name">
        {user.userID > 0 || isEmpty ? (
          <a
            className="js-userCard"
            data-inlay-slot="author"
            data-userid={user.userID}
            href={profileUrl(user, section)}
          >
            <bdi data-inlay-slot="name">{user.name}</bdi>
          </a>
        ) : (
          <span>{user.name || t('Deleted User')}</span>
        )}
        {post.isByAuthor && (
          <abbr className="inl-author__op" data-inlay-slot="op" title={t('Began this discussion')}>
            {t('OP')}
          </abbr>
        )}
        {Boolean(user.banned) && <span className="inl-author__op">{t('Banned')}</span>}
        {(honours || isEmpty) && (
          <span
            data-inlay-slot="honours"
            {...{
              [attributes.when]: 'visible',
              [attributes.widget]: honours,
              [attributes.props]:
                honours && JSON.stringify({ recordType, recordID, userID: user.userID, side: 'author' }),
            }}
          />
        )}
      </p>
      <p className="inl-author__when">
        <a className="js-permalink" href={href ?? undefined}>
          <time
            data-inlay-slot="time"
            dateTime={dateInserted || undefined}
            title={dateInserted && date(dateInserted, 'extended')}
          >
            {dateInserted && date(dateInserted)}
          </time>
        </a>
        <span data-inlay-slot="edited" hidden={!post.isEdited}>
          {t('Edited')}
        </span>
        {post.isNew && (
          <span className="inl-author__new" data-inlay-slot="new">
            {t('New')}
          </span>
        )}
      </p>
    </div>
  );
}
