/** A timer that pauses while the user reads. */
export interface Countdown {
  pause(): void;
  resume(): void;
}

interface Deps {
  window: Pick<Window, 'setTimeout' | 'clearTimeout'>;
  milliseconds: number;
  onOver(): void;
}

/** Starts at once; a pause keeps the remaining time. Pausing for good stops it. */
export function createCountdown({ window, milliseconds, onOver }: Deps): Countdown {
  let left = milliseconds;
  let since = 0;
  let timer: number | undefined;
  const resume = () => {
    if (timer !== undefined) return;
    since = Date.now();
    timer = window.setTimeout(onOver, left);
  };
  resume();
  return {
    pause() {
      if (timer === undefined) return;
      window.clearTimeout(timer);
      timer = undefined;
      left = Math.max(0, left - (Date.now() - since));
    },
    resume,
  };
}
