import { isRecord } from '../contract/foreign';
import { createKeyedSlice } from '../store/createKeyedSlice';
import type { AppThunk, RootState } from '../store/storeTypes';

/** A language that the site can be read in. */
export interface SiteLocale {
  /** `en`, `fr_CA`: what the server calls it. */
  localeKey: string;
  /** In its own language. */
  name: string;
}

/** The site's languages by their key, as far as the page brought them; no call is made for them. */
export const localesSlice = createKeyedSlice<SiteLocale>('locales');

/** Takes over the languages that came with the page, ahead of the first render: what comes later would move the bar. */
export const seedLocales =
  (): AppThunk =>
  (dispatch, _getState, { preload }) => {
    const locales = readLocales(preload.takePath('locales'));
    const seeds = Object.fromEntries(locales.map((locale) => [locale.localeKey, locale]));
    dispatch(localesSlice.actions.seeded(seeds));
  };

const none: Readonly<Record<string, SiteLocale>> = {};

export const selectLocales = (state: RootState) =>
  (state[localesSlice.reducerPath] as typeof none | undefined) ?? none;

function readLocales(foreign: unknown): SiteLocale[] {
  if (!Array.isArray(foreign)) return [];
  return foreign.filter(isRecord).flatMap(({ localeKey, displayNames }) => {
    if (typeof localeKey !== 'string' || !/^[a-z]{2,8}([_-]\w{2,8})*$/i.test(localeKey)) return [];
    const names = isRecord(displayNames) ? displayNames : {};
    const name = Object.hasOwn(names, localeKey) ? names[localeKey] : undefined;
    return [{ localeKey, name: typeof name === 'string' && name !== '' ? name : localeKey }];
  });
}
