/** Sees to it that only one flyout is open at a time. */
export interface Flyouts {
  /** Registers an opened flyout and closes the previous one. Returns the function that unregisters it. */
  opened(close: () => void): () => void;
}

export function createFlyouts(): Flyouts {
  let current: (() => void) | undefined;
  return {
    opened(close) {
      const before = current;
      current = close;
      before?.();
      return () => {
        if (current === close) current = undefined;
      };
    },
  };
}
