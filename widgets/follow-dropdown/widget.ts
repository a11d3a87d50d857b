import { defineWidget } from '../../src/index';
import { followedKey, readCategoryPreferences } from '../../src/resources/preferences/categoryPreferences';
import { preferenceKey } from '../../src/resources/preferences/preferenceTarget';
import { preferencesSlice, seedPreferences } from '../../src/resources/preferences/preferencesSlice';
import { readCopied } from '../../src/resources/preferences/readCopied';
import { FollowDropdown } from './FollowDropdown';
import { readProps } from './props';

export const widget = defineWidget({
  props: readProps,
  slices: [preferencesSlice],
  seed: ({ recordID: categoryID, userID, isFollowed, notificationPreferences }) => [
    seedPreferences(
      { categoryID, userID },
      { ...readCategoryPreferences(notificationPreferences), [followedKey]: isFollowed },
    ),
    readCopied({ categoryID, userID }),
  ],
  keys: ({ recordID: categoryID, userID }) => [`preferences/${preferenceKey({ categoryID, userID })}`],
  view: FollowDropdown,
});
