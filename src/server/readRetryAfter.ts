const longest = 24 * 60 * 60;

/** Seconds to wait from a `Retry-After` header, which holds seconds or a date. `now` in milliseconds. */
export function readRetryAfter(header: string | undefined, now: number): number | undefined {
  const text = header?.trim();
  if (!text) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), longest);
}
