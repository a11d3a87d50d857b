import { isRecord } from '../../contract/foreign';
import type { Preferences } from './preferenceTarget';

export const languageKey = 'NotificationLanguage';
export const digestEnabledKey = 'DigestEnabled.email';

/** `{NewComment: {popup: true}, NotificationLanguage: 'en'}` → `{'NewComment.popup': true, NotificationLanguage: 'en'}`. */
export function readUserPreferences(foreign: unknown): Preferences {
  const flat: Record<string, boolean | string> = {};
  for (const [activity, value] of Object.entries(isRecord(foreign) ? foreign : {})) {
    if (typeof value === 'string') flat[activity] = value;
    for (const [method, choice] of Object.entries(isRecord(value) ? value : {}))
      if (typeof choice === 'boolean' || typeof choice === 'string') flat[`${activity}.${method}`] = choice;
  }
  return flat;
}

/** The inverse, for requests. */
export function nested(flat: Preferences): Record<string, unknown> {
  const map: Record<string, unknown> = {};
  for (const [key, choice] of Object.entries(flat)) {
    const [activity = '', method] = key.split('.');
    if (method === undefined) map[activity] = choice;
    else map[activity] = { ...(map[activity] as object | undefined), [method]: choice };
  }
  return map;
}
