import './discussion-tags.css';
import { useLocale } from '../useLocale';
import { useTagLink } from '../useTagLink';
import { useUi } from '../UiContext';

const mostUserTags = 3;
const questions: Readonly<Record<number, readonly [field: string, text: string]>> = {
  1: ['question', 'Question'],
  2: ['answered', 'Answered'],
  3: ['accepted', 'Answered ✓'],
  4: ['question', 'Question'],
};

interface Props {
  discussion: {
    discussionID: number;
    type?: string | undefined;
    pinned?: boolean | undefined;
    closed?: boolean | undefined;
    statusID?: number | undefined;
    resolved?: boolean | undefined;
    reportMeta?: { countReports?: number | undefined } | undefined;
  };
  /** Whether the reader holds any one of the names there. */
  can(...names: readonly string[]): boolean;
  isGuest: boolean;
}

/** How a discussion stands, in the order of every list and of its own page. Members see it change, so that they have an empty list too. */
export function DiscussionTags({ discussion, can, isGuest }: Props) {
  const { t, number } = useLocale();
  const { meta, home } = useUi();
  const { discussionID, type, pinned, closed, statusID = 0, resolved, reportMeta } = discussion;
  const seesResolved = meta.raw['triage.enabled'] === true && can('staff.allow') && resolved !== undefined;
  const tags = [
    pinned && (['announcement', 'Announcement'] as const),
    type === 'redirect' && (['moved', 'Moved'] as const),
    closed && type !== 'redirect' && (['closed', 'Closed'] as const),
    type === 'question' && questions[statusID],
    seesResolved &&
      (resolved ? (['resolved', 'Resolved'] as const) : (['unresolved', 'Unresolved'] as const)),
  ].filter((tag) => typeof tag === 'object');
  const reports = can('posts.moderate', 'community.moderate') ? (reportMeta?.countReports ?? 0) : 0;
  return (
    <>
      {(tags.length > 0 || !isGuest) && (
        <ul
          className="inl-discussion__tags"
          aria-label={t('Tags')}
          data-inlay-field="tags"
          hidden={tags.length === 0}
        >
          {tags.map(([field, text]) => (
            <li key={field} data-inlay-field={field}>
              <span className="inl-discussion__tag">{t(text)}</span>
            </li>
          ))}
        </ul>
      )}
      {reports > 0 && (
        <a
          className="inl-discussion__tag inl-discussion__tag--reports"
          target="_blank"
          rel="noopener"
          href={`${home}/dashboard/content/reports?statuses=none&recordType=discussion&recordID=${discussionID}`}
        >
          {t('Reports: {n}', { n: number(reports) })}
        </a>
      )}
    </>
  );
}

/** What members have called it: in a list, three at most. */
export function UserTags({
  discussion,
  isGuest,
  most = mostUserTags,
}: Pick<Props, 'isGuest'> & {
  most?: number;
  discussion: { tags?: { tagID: number; name: string; type?: string | undefined }[] | undefined };
}) {
  const { t } = useLocale();
  const { meta } = useUi();
  const linkOf = useTagLink();
  const { tags = [] } = discussion;
  const shown = tags.filter(({ type }) => type === 'User').slice(0, most);
  if (meta.raw['tagging.enabled'] === false || (shown.length === 0 && isGuest)) return null;
  return (
    <ul
      className="inl-discussion__tags"
      aria-label={t('Tags of members')}
      data-inlay-field="userTags"
      hidden={shown.length === 0}
    >
      {shown.map((tag) => (
        <li key={tag.tagID} data-inlay-field="userTag">
          <a className="inl-discussion__tag" href={linkOf(tag)}>
            <bdi>{tag.name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
