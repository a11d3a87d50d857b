import { isSignedOut } from '../../contract/isSignedOut';
import { sessionChanged } from '../../session/sessionChanged';
import { createKeyedSlice } from '../../store/createKeyedSlice';
import type { RootState } from '../../store/storeTypes';
import { newRecord, type PreferenceRecord } from './preferenceRecord';
import { preferenceKey, type PreferenceTarget, type Preferences } from './preferenceTarget';

/**
 * Preferences that the page shows, by `preferenceKey`. They are private: a change of user takes them out. But whose change
 * was refused because their session had ended still sits here: everything stays, with that said, and goes on once they
 * are back.
 */
export const preferencesSlice = createKeyedSlice<PreferenceRecord>('preferences', (builder) =>
  builder.addCase(sessionChanged, (state, { payload: { from, to } }) => {
    const stays = Object.values(state).some(({ error, ended }) =>
      to === 0 ? isSignedOut(error) : ended === to,
    );
    for (const [key, { confirmed, version, saves, error }] of Object.entries(state)) {
      if (stays)
        state[key] = {
          ...newRecord(confirmed),
          ...{ version: version + 1, saves },
          ...(to === 0 && { error, ended: from }),
        };
      else delete state[key];
    }
  }),
);

/** The action that brings what a page says; a record that is there already wins. */
export const seedPreferences = (target: PreferenceTarget, preferences: Preferences) =>
  preferencesSlice.actions.seeded({ [preferenceKey(target)]: newRecord(preferences) });

export const selectPreferences = (state: RootState, target: PreferenceTarget): PreferenceRecord | undefined =>
  preferencesSlice.select(state, preferenceKey(target));

/** Whether a change was refused because the session of the preferences' owner has ended. */
export const selectEnded = (state: RootState): boolean =>
  Object.values((state as { preferences?: Record<string, PreferenceRecord> }).preferences ?? {}).some(
    ({ ended }) => ended > 0,
  );
