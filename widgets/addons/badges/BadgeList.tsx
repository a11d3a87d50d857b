import type { Badge } from '../../../src/resources/honours';
import { Icon } from '../../../src/ui/Icon';
import { useLocale } from '../../../src/ui/useLocale';

interface Props {
  badges: readonly Badge[];
  className: string;
  /** Beside a name there is room for the latest only. */
  most?: number;
  /** Where all of them are. */
  href?: string;
}

/** Badges by name; what each was given for is its title. No `ul`: an author's name is often in a paragraph, which holds none. */
export function BadgeList({ badges, className, most = badges.length, href }: Props) {
  const { t, number } = useLocale();
  const more = badges.length - most;
  if (badges.length === 0) return null;
  return (
    <span role="list" className={`inl-root inl-badges ${className}`} aria-label={t('Badges')}>
      {badges.slice(0, most).map(({ badgeID, name, body }) => (
        <span role="listitem" key={badgeID} className="inl-badges__badge" title={t(body)}>
          <Icon name="badge" />
          {t(name)}
        </span>
      ))}
      {more > 0 && (
        <span role="listitem">
          <a className="inl-badges__more" href={href}>
            <bdi>+{number(more)}</bdi>
            <span className="inl-hidden"> {t('All badges')}</span>
          </a>
        </span>
      )}
    </span>
  );
}
