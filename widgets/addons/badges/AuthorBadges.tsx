import type { PostPlace } from '../../../src/index';
import { readBadges, useBadgesOfQuery } from '../../../src/resources/honours';
import { useUi } from '../../../src/ui/UiContext';
import { BadgeList } from './BadgeList';

/** An author's badges beside their name. A page that brought them asks for none. */
export function AuthorBadges({ userID, known }: PostPlace) {
  const { section } = useUi();
  const given = known?.badges;
  const { data } = useBadgesOfQuery(userID, { skip: given !== undefined });
  return (
    <BadgeList
      badges={data ?? readBadges(given)}
      className="inl-badges--author"
      most={2}
      href={`${section}/badges/${userID}`}
    />
  );
}
