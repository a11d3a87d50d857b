import type { PostPlace } from '../../../src/index';
import { readBadges, useBadgesOfQuery } from '../../../src/resources/honours';
import { BadgeList } from './BadgeList';

/** An author's latest badge beside their name; the rest is on their card. A page that brought them asks for none. */
export function AuthorBadges({ userID, known }: PostPlace) {
  const given = known?.badges;
  const { data } = useBadgesOfQuery(userID, { skip: given !== undefined });
  return <BadgeList badges={(data ?? readBadges(given)).slice(0, 1)} className="inl-badges--author" />;
}
