import type { Badge } from '../../../src/resources/honours';
import { Icon } from '../../../src/ui/Icon';
import { useLocale } from '../../../src/ui/useLocale';

interface Props {
  badges: readonly Badge[];
  className: string;
}

/** Badges by name; what each was given for is its title. No `ul`: an author's name is often in a paragraph, which holds none. */
export function BadgeList({ badges, className }: Props) {
  const { t } = useLocale();
  if (badges.length === 0) return null;
  return (
    <span role="list" className={`inl-root inl-badges ${className}`} aria-label={t('Badges')}>
      {badges.map(({ badgeID, name, body }) => (
        <span role="listitem" key={badgeID} className="inl-badges__badge" title={t(body)}>
          <Icon name="badge" />
          {t(name)}
        </span>
      ))}
    </span>
  );
}
