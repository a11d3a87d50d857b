import { Icon } from '../../src/ui/Icon';
import { useLocale } from '../../src/ui/useLocale';
import { useSiteLink } from '../../src/ui/useSiteLink';
import { WidgetPart } from '../../src/ui/WidgetPart';
import type { Discussion } from './props';

/** What a member does with a discussion from a list: each is a tag, whose code comes when it is first used. */
export function RowControls({ discussion }: { discussion: Discussion }) {
  const { t } = useLocale();
  const siteLink = useSiteLink();
  const { discussionID, bookmarked = false, insertUserID, insertUser, name, url = '' } = discussion;
  const userID = insertUserID ?? insertUser?.userID ?? 0;
  const href = url ? siteLink(url) : null;
  return (
    <div className="inl-discussion__controls">
      <WidgetPart name="BookmarkToggle" props={{ discussionID, bookmarked }} when="interaction" />
      {userID > 0 && href !== null && (
        <WidgetPart
          name="PostMenu"
          when="interaction"
          props={{
            ...{ recordType: 'discussion', recordID: discussionID, userID, url, label: name, isRow: true },
            discussion: factsOf(discussion),
          }}
        >
          <span className="inl-root inl-post-menu">
            {/* Without script the discussion's own page has what can be done with it. */}
            <a className="inl-tool" href={href} data-inlay-part="menu" aria-label={t('Discussion Options')}>
              <Icon name="more" />
            </a>
          </span>
        </WidgetPart>
      )}
    </div>
  );
}

/** What the menu needs to know, so that it opens without a call. */
function factsOf(discussion: Discussion) {
  const { discussionID, categoryID, insertUserID, name, type, dateInserted, tags } = discussion;
  const { pinned, pinLocation, closed, sink, resolved, muted, dismissed, category, insertUser } = discussion;
  return {
    ...{ discussionID, categoryID, insertUserID, name, type, dateInserted, tags },
    ...{ pinned, pinLocation, closed, sink, resolved, muted, dismissed },
    ...(category && { category: { name: category.name, url: category.url } }),
    ...(insertUser && { insertUser: { userID: insertUser.userID, name: insertUser.name } }),
  };
}
