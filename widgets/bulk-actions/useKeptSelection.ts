import { useEffect, useRef } from 'react';
import { useAppDispatch, useCurrentUser } from '../../src/index';
import { selectionSlice, type Selection } from '../../src/resources/moderation/selectionSlice';
import { keepSelection, readSelection } from '../../src/resources/moderation/selectionStorage';
import { useUi } from '../../src/ui/UiContext';

/** Brings back what this user picked on the pages before, and keeps it for the next. */
export function useKeptSelection({ checked, pending, waitsFor }: Selection): void {
  const { window } = useUi();
  const viewer = useCurrentUser();
  const userID = viewer.userID || waitsFor;
  const dispatch = useAppDispatch();
  const readFor = useRef<number | null>(null);
  useEffect(() => {
    // What was kept comes before what is kept: the first round would write its emptiness over it.
    if (readFor.current === userID) keepSelection(window, userID, { checked, pending });
    else {
      readFor.current = userID;
      dispatch(selectionSlice.actions.checked(readSelection(window, userID) ?? []));
    }
  }, [window, userID, dispatch, checked, pending]);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      const kept = persisted ? readSelection(window, userID) : null;
      if (kept) dispatch(selectionSlice.actions.restored(kept));
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [window, userID, dispatch]);
}
