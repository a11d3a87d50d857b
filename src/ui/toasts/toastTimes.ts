/** Milliseconds. */
export const toastTimes = {
  autoDismiss: 3000,
  /** A removed toast is hidden at once; its element stays so long, that it may leave with a movement. */
  removal: 2000,
  /** Screen readers only speak what comes into an element that they have already seen. */
  settling: 100,
} as const;
