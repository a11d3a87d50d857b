import { useLayoutEffect, useState } from 'react';
import { useAppDispatch, useCurrentUser } from '../../src/index';
import { readCounts, storeAllCounts, storeCounts } from '../../src/resources/counts/countsSlice';
import { keepCounts, keptCounts } from '../../src/resources/counts/keptCounts';
import { watchCounts } from '../../src/resources/counts/watchCounts';
import type { CountsWatch } from '../../src/resources/counts/watchCounts';
import { useUi } from '../../src/ui/UiContext';

/** Keeps the reader's counts fresh while the bar is in the page; null for guests, who have none. */
export function useCountsWatch(): CountsWatch | null {
  const { window, meta } = useUi();
  const { userID } = useCurrentUser();
  const dispatch = useAppDispatch();
  const [watch, setWatch] = useState<CountsWatch | null>(null);
  // Ahead of the click that woke the bar, which may open the menu that asks for the counts.
  useLayoutEffect(() => {
    if (userID === 0) return;
    const { host } = meta.context;
    dispatch(storeCounts(keptCounts(window, host, userID)));
    const started = watchCounts({
      window,
      host,
      userID,
      read: () => dispatch(readCounts()),
      apply(counts, isAll) {
        dispatch(isAll ? storeAllCounts(counts) : storeCounts(counts));
        if (isAll) keepCounts(window, host, userID, counts);
      },
    });
    setWatch(started);
    return () => {
      started.stop();
      setWatch(null);
    };
  }, [window, meta, userID, dispatch]);
  return watch;
}
