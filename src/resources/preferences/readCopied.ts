import { selectMe } from '../../session/sessionApi';
import { wasCopied } from '../../session/wasCopied';
import type { AppThunk } from '../../store/storeTypes';
import { loadPreferences } from './loadPreferences';
import type { PreferenceTarget } from './preferenceTarget';

/** Reads a record that a copy of the browser's own has brought: what its reader has chosen since then is not in that. */
export const readCopied =
  (target: Required<PreferenceTarget>): AppThunk<void> =>
  (dispatch, getState) => {
    // Guests have chosen nothing.
    if (wasCopied(window) && selectMe(getState()).data?.userID) void dispatch(loadPreferences(target));
  };
