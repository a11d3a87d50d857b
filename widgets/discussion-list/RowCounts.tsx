import { useIsGuest } from '../../src/index';
import { Icon } from '../../src/ui/Icon';
import { useLocale } from '../../src/ui/useLocale';
import { WidgetPart } from '../../src/ui/WidgetPart';
import type { Discussion } from './props';

interface Props {
  discussion: Discussion;
  wants(meta: 'commentCount' | 'viewCount' | 'score'): boolean;
}

/** How much has been said and read, above zero, and the score; members vote there. */
export function RowCounts({ discussion, wants }: Props) {
  const { t, plural, compact, number } = useLocale();
  const isGuest = useIsGuest();
  const { discussionID, categoryID, closed = false, type, countComments = 0, countViews = 0 } = discussion;
  const { reactions = [], score } = discussion;
  const comments = plural(countComments, { one: '{count} comment', other: '{count} comments' });
  const views = plural(countViews, { one: '{count} view', other: '{count} views' });
  const points = t('Score {n}', { n: number(score ?? 0) });
  const votes = reactions.filter(
    (each) => each.class !== 'Flag' && (each.hasReacted || /^(Up|Down)$/.test(each.urlcode)),
  );
  const mayVote = !isGuest && type !== 'redirect' && reactions.length > 0;
  return (
    <ul className="inl-discussion__counts">
      {countComments > 0 && wants('commentCount') && (
        <li title={comments}>
          <Icon name="comments" />
          <data value={countComments} data-inlay-field="countComments">
            <span className="inl-hidden">{comments}</span>
            <span aria-hidden="true">{compact(countComments)}</span>
          </data>
        </li>
      )}
      {countViews > 0 && wants('viewCount') && (
        <li title={views}>
          <Icon name="views" />
          <span className="inl-hidden">{views}</span>
          <span aria-hidden="true">{compact(countViews)}</span>
        </li>
      )}
      {(score !== undefined || mayVote) && wants('score') && (
        <li title={mayVote ? undefined : points}>
          {mayVote ? (
            <WidgetPart
              name="Vote"
              when="interaction"
              props={{
                ...{ recordType: 'discussion', recordID: discussionID, categoryID, closed },
                ...{ score: score ?? 0, reactions: votes },
              }}
            />
          ) : (
            <>
              <Icon name="reaction-up" />
              <span className="inl-hidden">{points}</span>
              <span aria-hidden="true">{compact(score ?? 0)}</span>
            </>
          )}
        </li>
      )}
    </ul>
  );
}
