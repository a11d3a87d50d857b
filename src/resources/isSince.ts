/** Milliseconds by which the clocks of reader and server may differ. */
const tolerance = 60_000;

/**
 * Whether a server's date (RFC 3339) is not before `since`, in milliseconds by this clock, which the server is `ahead` of;
 * null where that is not known.
 */
export const isSince = (date: unknown, since: number, ahead: number | null = null): boolean =>
  typeof date === 'string' && Date.parse(date) >= since + (ahead ?? 0) - tolerance;
