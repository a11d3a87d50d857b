import { leaveFor } from '../../safe/leaveFor';

/** Between two pages that readers are sent away to. */
const pause = 1000;

/** Sends the reader away by a click of theirs, at most once a second, and unless `mayLeave` says otherwise. */
export function createExit(window: Window, mayLeave: (url: string) => boolean): (url: string) => void {
  let last = -pause;
  return (raw) =>
    leaveFor(window, raw, (url) => {
      const { userActivation } = window.navigator;
      if (userActivation?.isActive === false || performance.now() - last < pause) return false;
      last = performance.now();
      return mayLeave(url);
    });
}
