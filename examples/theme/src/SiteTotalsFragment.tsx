import { formatCompact, t, type SiteTotalsFragmentProps } from 'inlay/fragment';

/** The forum in numbers, in one line. */
export default function SiteTotals({ totals }: SiteTotalsFragmentProps) {
  return (
    <p style={{ fontWeight: 600 }}>
      {totals.map(({ label, count }) => `${formatCompact(count)} ${t(label)}`).join(' · ')}
    </p>
  );
}
