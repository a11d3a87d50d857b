import { isRecord } from '../../contract/foreign';
import type { Preferences } from './preferenceTarget';

export const followedKey = 'preferences.followed';
export const digestKey = 'preferences.email.digest';

/** What a category can tell about, and the activity whose preference is the default. */
export const newsKinds = [
  { kind: 'posts', activity: 'NewDiscussion' },
  { kind: 'comments', activity: 'NewComment' },
] as const;
export const newsMethods = ['popup', 'email'] as const;
export type NewsMethod = (typeof newsMethods)[number];

/** `kind`: one of ours, or an add-on's. */
export const newsKey = (method: NewsMethod, kind: string) => `preferences.${method}.${kind}`;

const news = newsKinds.flatMap(({ kind, activity }) =>
  newsMethods.map((method) => ({ key: newsKey(method, kind), source: `${activity}.${method}` })),
);
const ownKeys = [followedKey, digestKey, ...news.map(({ key }) => key)];

/**
 * A foreign map, whose dotted keys are the server's own; add-ons bring more of them. Non-boolean values count as off.
 */
export function readCategoryPreferences(foreign: unknown): Preferences {
  const map = isRecord(foreign) ? foreign : {};
  const keys = [...ownKeys, ...Object.keys(map).filter((key) => /^preferences(\.[\w-]+)+$/.test(key))];
  return Object.fromEntries(keys.map((key) => [key, map[key] === true || map[key] === 1]));
}

/** Everything off, add-ons' keys too. */
export const nothingOf = (preferences: Preferences): Preferences =>
  Object.fromEntries(Object.keys(preferences).map((key) => [key, false]));

/** Ways of being notified, posts and comments alike; the digest is none of them. */
export const methodKeys = (preferences: Preferences): string[] =>
  Object.keys(preferences).filter((key) => /^preferences\.(popup|email)\./.test(key) && key !== digestKey);

/** What following begins with, from what the user wants in general. */
export const followDefaults = (own: Preferences, withDigest: boolean): Preferences => ({
  [followedKey]: true,
  ...Object.fromEntries(news.map(({ key, source }) => [key, own[source] === true])),
  [digestKey]: withDigest,
});
