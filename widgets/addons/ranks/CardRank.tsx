import { useRankOfQuery } from '../../../src/resources/honours';
import { RankLabel } from './RankLabel';

/** A user's rank, on their card; the card does without one that cannot be had. */
export function CardRank({ userID }: { userID: number }) {
  const { data } = useRankOfQuery(userID);
  return data ? (
    <p className="inl-rank__line">
      <RankLabel rank={data} />
    </p>
  ) : null;
}
