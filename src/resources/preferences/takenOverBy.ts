import { selectMe } from '../../session/sessionApi';
import type { AppThunk } from '../../store/storeTypes';
import type { PreferenceTarget } from './preferenceTarget';
import { selectPreferences } from './preferencesSlice';

/** Who reads now, 0 for a guest, when that has taken preferences out which the page showed; null while they are there. */
export const takenOverBy =
  (target: PreferenceTarget): AppThunk<number | null> =>
  (_dispatch, getState) =>
    selectPreferences(getState(), target) ? null : (selectMe(getState()).data?.userID ?? 0);
