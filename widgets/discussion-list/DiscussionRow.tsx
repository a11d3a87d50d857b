import { Avatar } from '../../src/ui/Avatar';
import { UserLink } from '../../src/ui/home/UserLink';
import { useLocale } from '../../src/ui/useLocale';
import { useSiteLink } from '../../src/ui/useSiteLink';
import type { Discussion, DiscussionsWidgetProps } from './props';

type Metas = NonNullable<
  NonNullable<NonNullable<DiscussionsWidgetProps['discussionOptions']>['metas']>['display']
>;

interface Props {
  discussion: Discussion;
  level: 2 | 3;
  hasExcerpt: boolean;
  metas: Metas;
}

/** A discussion in a list: what it is called, where it stands, who wrote in it, and when. */
export function DiscussionRow({ discussion, level, hasExcerpt, metas }: Props) {
  const { t, plural, compact, date, badge } = useLocale();
  const siteLink = useSiteLink();
  const { name, url = '', category, insertUser, lastUser, countComments = 0, countUnread = 0 } = discussion;
  const href = url ? siteLink(url) : null;
  const at = discussion.dateLastComment ?? discussion.dateInserted;
  const Name = `h${level}` as const;
  const categoryHref = category?.url ? siteLink(category.url) : null;
  const wants = (meta: keyof Metas) => metas[meta] !== false;
  return (
    <article className="inl-discussion" data-state={discussion.unread ? 'unread' : undefined}>
      <Avatar photoUrl={insertUser?.photoUrl} loading="lazy" className="inl-discussion__photo" />
      <div className="inl-discussion__words">
        <Name className="inl-discussion__name">
          {href === null ? (
            <bdi>{name}</bdi>
          ) : (
            <a href={href} draggable={false}>
              <bdi>{name}</bdi>
            </a>
          )}{' '}
          {discussion.unread && wants('unreadCount') && (
            <span className="inl-discussion__new">
              {countUnread > 0 ? t('{n} new', { n: badge(countUnread) }) : t('New')}
            </span>
          )}
        </Name>
        {hasExcerpt && discussion.excerpt && (
          <p className="inl-discussion__excerpt" dir="auto">
            {discussion.excerpt}
          </p>
        )}
        <p className="inl-discussion__metas">
          {discussion.pinned && <span className="inl-discussion__tag">{t('Announcement')}</span>}
          {discussion.closed && <span className="inl-discussion__tag">{t('Closed')}</span>}
          {category && wants('category') && (
            <span className="inl-discussion__category" data-hue={category.categoryID % 8}>
              {categoryHref === null ? (
                <bdi>{category.name}</bdi>
              ) : (
                <a href={categoryHref}>
                  <bdi>{category.name}</bdi>
                </a>
              )}
            </span>
          )}
          {insertUser && wants('startedByUser') && (
            <span>
              {t('Started by')} <UserLink user={insertUser} />
            </span>
          )}
          {lastUser && countComments > 0 && wants('lastUser') && (
            <span>
              {t('Most recent by')} <UserLink user={lastUser} />
            </span>
          )}
          {at && wants('lastCommentDate') && <time dateTime={at}>{date(at)}</time>}
        </p>
      </div>
      {countComments > 0 && wants('commentCount') && (
        <p className="inl-discussion__count">
          <span aria-hidden="true">{compact(countComments)}</span>
          <span className="inl-hidden">
            {plural(countComments, { one: '{count} comment', other: '{count} comments' })}
          </span>
        </p>
      )}
    </article>
  );
}
