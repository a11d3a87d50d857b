import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLocale, type Locale } from '../../../../src/locale/createLocale';

export const localeKeys = ['en', 'ar'] as const;
export type LocaleKey = (typeof localeKeys)[number];

/** The forum's words in one language, with its numbers and dates. Words are found as the widgets find theirs. */
export interface Words extends Pick<Locale, 't' | 'plural' | 'number' | 'compact' | 'badge'> {
  localeKey: LocaleKey;
  dir: 'ltr' | 'rtl';
  /** By their English text; goes to the widgets with the page. */
  all: Record<string, string>;
  date(iso: string): string;
  dateTime(iso: string): string;
}

/** Counted texts of the pages. */
export const counted = {
  comments: { one: '{count} comment', other: '{count} comments' },
  followers: { one: '{count} follower', other: '{count} followers' },
  people: { one: '{name}, {count} person', other: '{name}, {count} people' },
  posts: { one: '{count} post', other: '{count} posts' },
  results: { one: '{count} result', other: '{count} results' },
  views: { one: '{count} view', other: '{count} views' },
};

function createLanguage(localeKey: LocaleKey, all: Record<string, string>): Words {
  const rtl = localeKey === 'ar';
  const { t, plural, number, compact, badge } = createLocale({ localeKey, translations: all, rtl });
  // The server does not know the reader's time zone; one zone for everybody keeps a page the same for everybody.
  const days = new Intl.DateTimeFormat(localeKey, { dateStyle: 'medium', timeZone: 'UTC' });
  const moments = new Intl.DateTimeFormat(localeKey, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  });
  return {
    localeKey,
    dir: rtl ? 'rtl' : 'ltr',
    all,
    t,
    plural,
    number,
    compact,
    badge,
    date: (iso) => days.format(new Date(iso)),
    dateTime: (iso) => moments.format(new Date(iso)),
  };
}

/** Reads `{folder}/{locale}.json` of every language once. */
export function createWords(folder: string): Record<LocaleKey, Words> {
  const read = (key: LocaleKey) =>
    createLanguage(
      key,
      JSON.parse(readFileSync(join(folder, `${key}.json`), 'utf8')) as Record<string, string>,
    );
  return { en: read('en'), ar: read('ar') };
}

export function isLocaleKey(value: unknown): value is LocaleKey {
  return localeKeys.some((key) => key === value);
}
