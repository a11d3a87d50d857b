import { path } from '../../server/path';
import { readCategoryPreferences } from './categoryPreferences';
import { nested, readUserPreferences } from './userPreferences';

/** By key: switches, and for a few of a user's own a choice. */
export type Preferences = Readonly<Record<string, boolean | string>>;

/** What a user wants to hear of a category, or without one, of everything. */
export interface PreferenceTarget {
  userID: number;
  categoryID?: number;
}

export const preferenceKey = ({ categoryID, userID }: PreferenceTarget) =>
  categoryID === undefined ? `user:${userID}` : `${categoryID}:${userID}`;

export const preferencePath = ({ categoryID, userID }: PreferenceTarget) =>
  categoryID === undefined
    ? path`notification-preferences/${userID}`
    : path`categories/${categoryID}/preferences/${userID}`;

/** A foreign answer as a flat map; a category's is one already, a user's is nested. */
export const readPreferences = ({ categoryID }: PreferenceTarget, foreign: unknown): Preferences =>
  categoryID === undefined ? readUserPreferences(foreign) : readCategoryPreferences(foreign);

/** Changes as the server wants them. */
export const bodyOf = ({ categoryID }: PreferenceTarget, changes: Preferences): object =>
  categoryID === undefined ? nested(changes) : changes;
