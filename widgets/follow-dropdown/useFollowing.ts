import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector, type ApiError } from '../../src/index';
import { followDefaults, followedKey, nothingOf } from '../../src/resources/preferences/categoryPreferences';
import { changePreferences } from '../../src/resources/preferences/changePreferences';
import { loadPreferences } from '../../src/resources/preferences/loadPreferences';
import type { Preferences, PreferenceTarget } from '../../src/resources/preferences/preferenceTarget';
import { selectPreferences } from '../../src/resources/preferences/preferencesSlice';
import { useLastingFailure } from '../../src/ui/useLastingFailure';
import { useUi } from '../../src/ui/UiContext';

/**
 * A category's preferences in an open dialog. Opening it follows, with what the user wants in general, unless the button
 * said that they follow already (`saidFollowing`); `before` is what was there until then, as long as that can be undone.
 */
export function useFollowing(
  target: Required<PreferenceTarget>,
  { withDigest, saidFollowing }: { withDigest: boolean; saidFollowing: boolean },
) {
  const { categoryID, userID } = target;
  const { window } = useUi();
  const dispatch = useAppDispatch();
  const record = useAppSelector((state) => selectPreferences(state, { categoryID, userID }));
  const own = useAppSelector((state) => selectPreferences(state, { userID })?.shown);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [before, setBefore] = useState<Preferences | null>(null);
  const [loads, setLoads] = useState(0);
  const opened = useRef(false);

  const change = (changes: Preferences) => dispatch(changePreferences({ categoryID, userID }, changes));
  function follow() {
    if (!record || !own) return;
    setBefore(record.shown);
    change(followDefaults(own, withDigest));
  }
  const load = useCallback(async () => {
    setFailure(null);
    // The page may be older than the choice: following again would undo the user's own preferences.
    const [general, particular] = await Promise.all([
      dispatch(loadPreferences({ userID })),
      dispatch(loadPreferences({ categoryID, userID })),
    ]);
    setFailure(general ?? particular);
    if (!particular) setLoads((count) => count + 1);
  }, [dispatch, categoryID, userID]);

  useEffect(() => void load(), [load]);
  // Online again: what could not be read can be.
  const lasting = useLastingFailure(failure);
  const isOver = failure !== null && lasting === null;
  useEffect(() => {
    if (isOver) void load();
  }, [isOver, load]);
  // Back from another tab or window, which may have changed them.
  useEffect(() => {
    const again = () => void dispatch(loadPreferences({ categoryID, userID }, 0));
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, [window, dispatch, categoryID, userID]);
  useEffect(() => {
    if (loads === 0 || !own || opened.current) return;
    opened.current = true;
    // A user who unfollowed elsewhere and opens the panel has not asked to follow again.
    if (!saidFollowing && !record?.shown[followedKey]) follow();
  });

  return {
    record,
    own,
    failure,
    load,
    follow,
    change,
    before,
    unfollow() {
      // Pressed before the preferences have come: what follows on opening must not follow again.
      opened.current = true;
      if (record) change(nothingOf(record.shown));
    },
    undo: () => record && before && change({ ...nothingOf(record.shown), ...before }),
  };
}
