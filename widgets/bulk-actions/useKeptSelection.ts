import { useEffect, useRef } from 'react';
import { useAppDispatch, useCurrentUser } from '../../src/index';
import { readCheck, rowChecks } from '../../src/resources/moderation/checkedDiscussion';
import { selectionSlice, type Selection } from '../../src/resources/moderation/selectionSlice';
import { keepSelection, readSelection } from '../../src/resources/moderation/selectionStorage';
import { useUi } from '../../src/ui/UiContext';

/** Brings back what this user picked on the pages before, and keeps it for the next. */
export function useKeptSelection({ checked, pending, failed, waitsFor }: Selection): void {
  const { window } = useUi();
  const viewer = useCurrentUser();
  const userID = viewer.userID || waitsFor;
  const dispatch = useAppDispatch();
  const readFor = useRef<number | null>(null);
  useEffect(() => {
    // Restore before persisting: the first render would overwrite the selection with an empty one.
    if (readFor.current === userID) keepSelection(window, userID, { checked, pending, failed });
    else {
      readFor.current = userID;
      const kept = readSelection(window, userID);
      if (kept) dispatch(selectionSlice.actions.kept(kept));
      dispatch(
        selectionSlice.actions.refreshed(rowChecks(window.document).flatMap((box) => readCheck(box) ?? [])),
      );
    }
  }, [window, userID, dispatch, checked, pending, failed]);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      const kept = persisted ? readSelection(window, userID) : null;
      if (kept) dispatch(selectionSlice.actions.restored(kept));
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [window, userID, dispatch]);
}
