import { sessionChanged } from '../../session/sessionChanged';
import { createKeyedSlice } from '../../store/createKeyedSlice';
import type { RootState } from '../../store/storeTypes';
import { newRecord, type PreferenceRecord } from './preferenceRecord';
import { preferenceKey, type PreferenceTarget, type Preferences } from './preferenceTarget';

/** Preferences that the page shows, by `preferenceKey`. They are private: a change of user takes them out. */
export const preferencesSlice = createKeyedSlice<PreferenceRecord>('preferences', (builder) =>
  builder.addCase(sessionChanged, (state) => {
    for (const key of Object.keys(state)) delete state[key];
  }),
);

/** The action that brings what a page says; a record that is there already wins. */
export const seedPreferences = (target: PreferenceTarget, preferences: Preferences) =>
  preferencesSlice.actions.seeded({ [preferenceKey(target)]: newRecord(preferences) });

export const selectPreferences = (state: RootState, target: PreferenceTarget): PreferenceRecord | undefined =>
  preferencesSlice.select(state, preferenceKey(target));
