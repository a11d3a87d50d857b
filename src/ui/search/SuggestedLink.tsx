import { RelativeTime } from '../RelativeTime';
import { useLocale } from '../useLocale';
import { Marked } from './Marked';
import { useTypeNames } from './useTypeNames';

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
  /** What was searched for. */
  query: string;
  isActive: boolean;
  onMark(id: string): void;
}

/** One result below a search field. It is a link, so that it opens in another tab as links do. */
export function SuggestedLink({ id, row, query, isActive, onMark }: Props) {
  const { t } = useLocale();
  const { crumbs, date, type, labels, isForeign, url } = row;
  const kind = useTypeNames()(type);
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
        <Marked text={row.label} query={query} />
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
