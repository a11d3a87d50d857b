/** Sees to it that only one flyout is open at a time. */
export interface Flyouts {
  /** Says that one has opened: the one before is closed. Answers the function that says it is gone. */
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
