/** Page numbers that a pager offers, with null for a gap: 1 … 4 5 6 … 40. */
export function pageSteps(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((step) => step >= 1 && step <= pages);
  const unique = [...new Set(shown)].sort((a, b) => a - b);
  return unique.flatMap((step, index) => {
    const gap = step - (unique[index - 1] ?? step);
    if (gap === 2) return [step - 1, step];
    return gap > 2 ? [null, step] : [step];
  });
}
