import { useIsGuest, usePermissionsIn } from '../../src/index';
import { useDiscussion } from '../../src/resources/discussions/discussionsSlice';
import { Avatar } from '../../src/ui/Avatar';
import { Meta } from '../../src/ui/home/Meta';
import { UserLink } from '../../src/ui/home/UserLink';
import { Icon } from '../../src/ui/Icon';
import { DiscussionTags, UserTags } from '../../src/ui/thread/DiscussionTags';
import { useLocale } from '../../src/ui/useLocale';
import { useSiteLink } from '../../src/ui/useSiteLink';
import { PickRow } from './PickRow';
import type { Discussion, ListOptions } from './props';
import { RowControls } from './RowControls';
import { RowCounts } from './RowCounts';

interface Props {
  discussion: Discussion;
  level: 2 | 3 | 4;
  options: ListOptions;
}

/**
 * A discussion in a list: what it is called, how it stands, who wrote in it, and when. It is the same wherever it is drawn;
 * what changes of it later is found by `data-inlay-field`, and its controls are widgets of their own.
 */
export function DiscussionRow({ discussion, level, options }: Props) {
  const { t, date, badge } = useLocale();
  const siteLink = useSiteLink();
  const isGuest = useIsGuest();
  const can = usePermissionsIn(discussion.categoryID);
  const { name, url = '', category, insertUser, lastUser, countComments = 0 } = discussion;
  // Of what was never opened, all of it is.
  const countUnread = discussion.dateLastViewed === null ? 0 : (discussion.countUnread ?? 0);
  const { discussionOptions: { excerpt, metas } = {}, isAsset = false } = options;
  const asIcons = metas?.asIcons === true;
  const isMoved = discussion.type === 'redirect';
  const isRead = useDiscussion(discussion.discussionID)?.unread === false || discussion.unread !== true;
  const isNew = !isGuest && !isRead && discussion.muted !== true && !isMoved;
  const href = url ? siteLink(url) : null;
  const at = discussion.dateLastComment ?? discussion.dateInserted;
  const Name = `h${level}` as const;
  const categoryHref = category?.url ? siteLink(category.url) : null;
  const wants = (meta: keyof NonNullable<NonNullable<typeof metas>['display']>) =>
    metas?.display?.[meta] !== false;
  const isPicked = !(options.noCheckboxes ?? !isAsset) && can('discussions.manage');
  return (
    <article className="inl-discussion" data-state={isNew ? 'unread' : undefined}>
      {isPicked && <PickRow discussion={discussion} />}
      <Avatar photoUrl={insertUser?.photoUrl} loading="lazy" className="inl-discussion__photo" />
      <div className="inl-discussion__head">
        <Name className="inl-discussion__name">
          {href === null ? (
            <bdi data-inlay-field="name">{name}</bdi>
          ) : (
            <a href={isNew && countUnread > 0 ? `${href}#latest` : href} draggable={false}>
              <bdi data-inlay-field="name">{name}</bdi>
            </a>
          )}{' '}
          {isNew && wants('unreadCount') && (
            <span className="inl-discussion__new" data-inlay-field="unread">
              {countUnread > 0 ? t('{n} new', { n: badge(countUnread) }) : t('New')}
            </span>
          )}
        </Name>
        <DiscussionTags discussion={discussion} can={can} isGuest={isGuest} />
      </div>
      <div className="inl-discussion__about">
        {excerpt?.display !== false && discussion.excerpt && (
          <p className="inl-discussion__excerpt" dir="auto">
            {discussion.excerpt}
          </p>
        )}
        <p className="inl-discussion__metas">
          {category && wants('category') && (
            <span className="inl-discussion__category" data-hue={category.categoryID % 8}>
              {categoryHref === null ? (
                <bdi>{category.name}</bdi>
              ) : (
                <a href={categoryHref} data-inlay-field="category">
                  <bdi>{category.name}</bdi>
                </a>
              )}
            </span>
          )}
          {insertUser && wants('startedByUser') && (
            <Meta words={t('Started by')} icon={asIcons && 'user'} className="inl-discussion__starter">
              <UserLink user={insertUser} />
            </Meta>
          )}
          {lastUser && countComments > 0 && wants('lastUser') && (
            <Meta words={t('Most recent by')} icon={asIcons && 'reply'}>
              <UserLink user={lastUser} />
            </Meta>
          )}
          {at && wants('lastCommentDate') && (
            <time dateTime={at} title={date(at, 'extended')}>
              {asIcons && <Icon name="clock" />} {date(at)}
            </time>
          )}
        </p>
        {wants('userTags') && <UserTags discussion={discussion} isGuest={isGuest} />}
      </div>
      <div className="inl-discussion__side">
        <RowCounts discussion={discussion} wants={wants} />
        {!isGuest && !isMoved && <RowControls discussion={discussion} />}
      </div>
    </article>
  );
}
