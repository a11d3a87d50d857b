/** Where focus goes from rows that leave: to the first after them that `fits`, else to the last that does. */
export function rowBeside(
  checks: readonly HTMLInputElement[],
  left: ReadonlySet<string>,
  fits: (box: HTMLInputElement) => boolean,
): HTMLElement | null {
  const first = checks.findIndex((box) => left.has(box.value));
  if (first < 0) return null;
  return checks.slice(first).find(fits) ?? checks.findLast(fits) ?? null;
}
