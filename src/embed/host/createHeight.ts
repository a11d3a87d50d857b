export interface HeightLimits {
  min: number;
  max: number;
}

interface Deps {
  window: Window;
  limits(): HeightLimits;
  /** Sets the height; `clamped` when the page is taller than it may be, and has to scroll. */
  apply(height: number, clamped: boolean): void;
  /** The page grows because its frame does. */
  onRunaway(): void;
}

export interface Height {
  /** What the page asks for; without it, what it asked for last, within limits that may have changed. */
  set(height?: number): void;
  stop(): void;
}

/** So many times in a row, none of them so many milliseconds after the one before: no page grows like that for its readers. */
const growths = 90;
const pause = 2000;

/**
 * One resize for each frame of the screen, whatever comes in. A page that asks for `100vh` and a little more would grow
 * for ever: it is stopped where it is, and scrolls.
 */
export function createHeight({ window, limits, apply, onRunaway }: Deps): Height {
  let wanted = 0;
  let current = 0;
  let grown = 0;
  let grownAt = 0;
  let scheduled = 0;
  let stopped = false;

  const set = () => {
    scheduled = 0;
    const { min, max } = limits();
    const height = Math.min(Math.max(Math.ceil(wanted), min), max);
    const now = performance.now();
    if (height < current || now - grownAt > pause) grown = 0;
    if (height > current) {
      grown += 1;
      grownAt = now;
    }
    stopped = grown > growths;
    current = height;
    apply(height, stopped || wanted > max);
    if (stopped) onRunaway();
  };
  return {
    set(height = wanted) {
      wanted = height;
      if (!stopped) scheduled ||= window.requestAnimationFrame(set);
    },
    stop: () => window.cancelAnimationFrame(scheduled),
  };
}
