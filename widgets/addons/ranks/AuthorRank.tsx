import type { PostPlace } from '../../../src/index';
import { readRank, useRankOfQuery } from '../../../src/resources/honours';
import { RankLabel } from './RankLabel';

/** An author's rank beside their name. A page that brought it asks for none. */
export function AuthorRank({ userID, known }: PostPlace) {
  const given = known?.ranks;
  const { data } = useRankOfQuery(userID, { skip: given !== undefined });
  return <RankLabel rank={data ?? readRank(given)} />;
}
