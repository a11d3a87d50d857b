/** The server's time as its answers tell it: clocks of readers are wrong by minutes, and put right while a page is open. */
export interface ServerClock {
  /** What an answer says of when it was made: its `Date` and, if it comes from a cache, its `Age`. */
  hear(date: string | undefined, age: string | undefined): void;
  /** Milliseconds by which the server is ahead of this machine's clock; null before the first answer. */
  ahead(): number | null;
}

interface Deps {
  /** Milliseconds since 1970, by this machine. */
  now(): number;
  /** Milliseconds that pass, however the clock is set meanwhile. */
  elapsed?(): number;
}

export function createClock({ now, elapsed = () => performance.now() }: Deps): ServerClock {
  let start: number | null = null;
  return {
    hear(date, age) {
      const made = Date.parse(date ?? '') + 1000 * (Number(age) || 0);
      // No answer arrives before it was made: the latest reading is the best, and one from a cache never wins.
      if (!Number.isNaN(made)) start = Math.max(start ?? -Infinity, made - elapsed());
    },
    ahead: () => (start === null ? null : start + elapsed() - now()),
  };
}
