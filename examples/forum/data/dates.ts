/** RFC 3339 in UTC, without fractions: `2026-09-30T15:30:44+00:00`. */
export function stamp(date: Date): string {
  return `${date.toISOString().slice(0, 19)}+00:00`;
}

export function stampOrNull(date: Date | null): string | null {
  return date === null ? null : stamp(date);
}
