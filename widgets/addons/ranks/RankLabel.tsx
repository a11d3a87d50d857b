import type { Rank } from '../../../src/resources/honours';
import { useLocale } from '../../../src/ui/useLocale';

/** A rank by its name; the colour only repeats it. */
export function RankLabel({ rank }: { rank: Rank | null | undefined }) {
  const { t } = useLocale();
  if (!rank) return null;
  return (
    <span className="inl-root inl-rank" data-level={rank.level}>
      {t(rank.name)}
    </span>
  );
}
