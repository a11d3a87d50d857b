import type { Locale } from '../../src/index';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** `10 minutes`, as the page's language says it: the largest unit that fits, so that it never promises less than there is. */
export function editTimeWords(left: number, { tag }: Pick<Locale, 'tag'>): string {
  const [unit, size] = units.find(([, milliseconds]) => left >= milliseconds) ?? units[3];
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.ceil(left / size),
  );
}
