import { useEffect } from 'react';
import { useAppDispatch } from '../../store/useAppDispatch';
import { useAppSelector } from '../../store/useAppSelector';
import { flushPreferences } from './changePreferences';
import type { PreferenceTarget } from './preferenceTarget';
import { selectPreferences } from './preferencesSlice';

/** Sends what still waits when the page is left, or goes to the back. */
export function useFlushWhenLeaving({ userID, categoryID }: PreferenceTarget): void {
  const dispatch = useAppDispatch();
  const waits = useAppSelector((state) => selectPreferences(state, { userID, categoryID })?.queued != null);
  useEffect(() => {
    if (!waits) return;
    const flush = () => dispatch(flushPreferences({ userID, categoryID }));
    const hide = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', flush);
    };
  }, [dispatch, waits, userID, categoryID]);
}
