import { useEffect, useRef } from 'react';
import type { CountsWatch } from '../../src/resources/counts/watchCounts';

interface Options {
  userID: number;
  /** When the list came, milliseconds; undefined until one has come. */
  cameAt: number | undefined;
  /** Rows of the list that are unread. */
  unread: number;
  /** How many are counted. */
  known: number;
  /** There are no more than those in the list. */
  isWhole: boolean;
  counts: CountsWatch | null;
}

/**
 * An item counted as unread that the list shows as read was read in another browser, which this page cannot hear.
 * Each list says so once, when it comes: the one of before, which is shown until then, knows nothing of what has come
 * since, and neither does one that is open for long.
 */
export function useReadElsewhere({ userID, cameAt, unread, known, isWhole, counts }: Options): void {
  const seen = useRef<{ userID: number; cameAt: number | undefined }>(undefined);
  useEffect(() => {
    const before = seen.current;
    seen.current = { userID, cameAt };
    if (before?.userID !== userID || before.cameAt === cameAt || unread > 0 || known === 0) return;
    if (isWhole) counts?.tell({ UnreadNotifications: 0 });
    else counts?.check();
  }, [userID, cameAt, unread, known, isWhole, counts]);
}
