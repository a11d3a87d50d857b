/** The one region in which two texts differ: from `start` to the end in each. */
export function changedRegion(before: string, after: string): { start: number; from: number; to: number } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  // Half a letter is none.
  if (/[\uD800-\uDBFF]/.test(before[start - 1] ?? '')) start -= 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (end > 0 && /[\uDC00-\uDFFF]/.test(before.at(-end)!)) end -= 1;
  return { start, from: before.length - end, to: after.length - end };
}
