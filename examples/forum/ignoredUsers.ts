import type { Viewer } from './viewer';

/** Members whose posts another one does not want to see. */
export interface IgnoredUsers {
  /** IDs of those that the viewer ignores; none for guests. */
  list(viewer: Viewer): Promise<number[]>;
  /** Throws 400 for oneself, 404 for an unknown user. */
  set(viewer: Viewer, userID: number, isIgnored: boolean): Promise<void>;
}
