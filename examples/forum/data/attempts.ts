import { HttpError } from '../httpError';

export interface Attempts {
  /** Throws 429 when `who` has used up the attempts of the window. */
  check(who: string, message: string): void;
  add(who: string): void;
  clear(who: string): void;
}

/** Counts attempts in a sliding window of `span` milliseconds. */
export function createAttempts(most: number, span: number, now: () => Date): Attempts {
  const times = new Map<string, number[]>();
  const recent = (who: string) => (times.get(who) ?? []).filter((time) => time > now().getTime() - span);
  return {
    check(who, message) {
      const list = recent(who);
      if (list.length < most) return;
      const wait = Math.ceil(((list[0] as number) + span - now().getTime()) / 1000);
      throw new HttpError(429, message, null, { retryAfter: Math.max(wait, 1) });
    },
    add(who) {
      // Names are free to choose, so without a bound an attacker could fill the memory with them.
      if (times.size > 10_000)
        for (const key of times.keys()) if (recent(key).length === 0) times.delete(key);
      if (times.size > 20_000) times.clear();
      times.set(who, [...recent(who), now().getTime()]);
    },
    clear: (who) => void times.delete(who),
  };
}
