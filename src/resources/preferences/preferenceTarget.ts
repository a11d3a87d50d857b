import { isRecord } from '../../contract/foreign';
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

/** Whether a foreign answer says anything of preferences that were sent: one that does not is another's, or a proxy's. */
export function speaksOf({ categoryID }: PreferenceTarget, foreign: unknown, sent: Preferences): boolean {
  const said = categoryID === undefined ? readUserPreferences(foreign) : isRecord(foreign) ? foreign : {};
  return Object.keys(sent).some((key) => Object.hasOwn(said, key));
}

/** Changes as the server wants them. */
export const bodyOf = ({ categoryID }: PreferenceTarget, changes: Preferences): object =>
  categoryID === undefined ? nested(changes) : changes;
