import { defineWidget } from '../../src/index';
import { preferencesSlice, seedPreferences } from '../../src/resources/preferences/preferencesSlice';
import { preferenceKey } from '../../src/resources/preferences/preferenceTarget';
import { readUserPreferences } from '../../src/resources/preferences/userPreferences';
import { NotificationPreferences } from './NotificationPreferences';
import { readProps } from './props';

export const widget = defineWidget({
  props: readProps,
  slices: [preferencesSlice],
  seed: ({ userID, preferences }) =>
    preferences ? [seedPreferences({ userID }, readUserPreferences(preferences))] : [],
  keys: ({ userID }) => [`preferences/${preferenceKey({ userID })}`],
  view: NotificationPreferences,
});
