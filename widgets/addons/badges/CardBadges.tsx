import { useBadgesOfQuery } from '../../../src/resources/honours';
import { useUi } from '../../../src/ui/UiContext';
import { BadgeList } from './BadgeList';

/** A user's badges, on their card. Nothing until they are there, and nothing when they cannot be had: the card does without. */
export function CardBadges({ userID }: { userID: number }) {
  const { locale, section } = useUi();
  const { data = [] } = useBadgesOfQuery(userID);
  if (data.length === 0) return null;
  return (
    <>
      <BadgeList badges={data} className="inl-badges--card" />
      <a className="inl-root inl-badges__more" href={`${section}/badges/${userID}`}>
        {locale.t('All badges')}
      </a>
    </>
  );
}
