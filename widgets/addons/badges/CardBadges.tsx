import { useBadgesOfQuery } from '../../../src/resources/honours';
import { BadgeList } from './BadgeList';

/** A user's badges, on their card. Nothing until they are there, and nothing when they cannot be had: the card does without. */
export function CardBadges({ userID }: { userID: number }) {
  const { data = [] } = useBadgesOfQuery(userID);
  return <BadgeList badges={data} className="inl-badges--card" />;
}
