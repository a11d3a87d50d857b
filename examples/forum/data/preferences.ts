import type { Categories, Preferences } from '../forum';
import type { CategoryPreferences } from '../wire';
import { activityOf, readActivities, writeActivities } from './activityPreferences';
import { groupsFor } from './activities';
import {
  followDefaults,
  preferenceKeys,
  preferenceMap,
  readPreferences,
  writePreferences,
} from './categoryPreferences';
import type { Context } from './context';
import { stampOrNull } from './dates';
import { demand } from './demand';
import { findOwner } from './preferenceOwner';
import { preferenceSchema } from './preferenceSchema';

const forCategories = ['users.edit', 'profiles.edit'];
const forUsers = ['users.edit'];

export function createPreferences(context: Context, categories: Categories): Preferences {
  const { db, now, config } = context;

  return {
    async ofCategory(viewer, id, userID) {
      const owner = await findOwner(context, viewer, userID, forCategories);
      const { categoryID } = await categories.get(viewer, id);
      return preferenceMap((await readPreferences(db, owner.userID)).get(categoryID));
    },

    async updateCategory(viewer, id, userID, patch) {
      const owner = await findOwner(context, viewer, userID, forCategories);
      const { categoryID } = await categories.get(viewer, id);
      return writePreferences(db, owner, categoryID, patch, now());
    },

    async follow(viewer, id, followed) {
      const owner = await findOwner(context, viewer, '$me', []);
      const { categoryID } = await categories.get(viewer, id);
      if (!followed) {
        const nothing = Object.fromEntries(preferenceKeys.map((key) => [key, false]));
        return writePreferences(db, owner, categoryID, nothing as unknown as CategoryPreferences, now());
      }
      const own = await readActivities(context, owner);
      const wanted = followDefaults(
        activityOf(own, 'NewDiscussion'),
        activityOf(own, 'NewComment'),
        owner.getsMail,
      );
      return writePreferences(db, owner, categoryID, wanted, now());
    },

    async followed(viewer, id) {
      const owner = await findOwner(context, viewer, id, forCategories);
      const rows = await readPreferences(db, owner.userID);
      const visible = await categories.list(viewer);
      return visible.flatMap(({ categoryID, name, url }) => {
        const row = rows.get(categoryID);
        if (!row?.followed) return [];
        const dateFollowed = stampOrNull(row.dateFollowed);
        return { categoryID, name, url, iconUrl: null, dateFollowed, preferences: preferenceMap(row) };
      });
    },

    demandChange: async (viewer, userID, what) =>
      void (await (what === 'categories'
        ? findOwner(context, viewer, userID, forCategories)
        : findOwner(context, viewer, userID, forUsers, { changes: true }))),

    async schema(viewer, { userID = '$me', schemaType = 'user' } = {}) {
      const owner = await findOwner(context, viewer, userID, forUsers);
      const defaults = schemaType === 'defaults';
      if (defaults) demand(viewer, 'site.manage');
      return preferenceSchema(groupsFor(viewer, config.addons), { getsMail: owner.getsMail, defaults });
    },

    ofUser: async (viewer, userID) =>
      readActivities(context, await findOwner(context, viewer, userID, forUsers)),

    updateUser: async (viewer, userID, patch) =>
      writeActivities(context, await findOwner(context, viewer, userID, forUsers, { changes: true }), patch),
  };
}
