import type { TextPart } from '../../safe/splitMatches';
import { RelativeTime } from '../RelativeTime';
import { useLocale } from '../useLocale';

export interface Suggested {
  label: string;
  url: string;
  crumbs: readonly string[];
  date: string | null;
  type: string;
  labels: readonly string[];
  isForeign: boolean;
  source: string;
}

interface Props {
  id: string;
  row: Suggested;
  /** Its label, with what was searched for marked. */
  parts: readonly TextPart[];
  isActive: boolean;
  onMark(id: string): void;
}

/** One result below a search field. It is a link, so that it opens in another tab as links do. */
export function SuggestedLink({ id, row, parts, isActive, onMark }: Props) {
  const { t } = useLocale();
  const { crumbs, date, type, labels, isForeign, url } = row;
  const names: Record<string, string> = {
    discussion: t('Discussion'),
    question: t('Question'),
    poll: t('Poll'),
    comment: t('Comment'),
    user: t('Member'),
    tag: t('Tag'),
    category: t('Category'),
  };
  const kind = Object.hasOwn(names, type) ? names[type] : undefined;
  return (
    <a
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="inl-suggestions__option"
      href={url}
      {...(isForeign && { target: '_blank', rel: 'noopener noreferrer' })}
      onMouseMove={() => onMark(id)}
    >
      <bdi className="inl-suggestions__label">
        {parts.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text))}
      </bdi>
      <span className="inl-suggestions__facts">
        {kind !== undefined && <span>{kind}</span>}
        {crumbs.length > 0 && <bdi>{crumbs.join(' › ')}</bdi>}
        {date !== null && type !== 'user' && type !== 'tag' && <RelativeTime date={date} />}
        {labels.map((label) => (
          <span key={label}>{t(label)}</span>
        ))}
        {isForeign && <span>{t('Another site')}</span>}
      </span>
    </a>
  );
}
