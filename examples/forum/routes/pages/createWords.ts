import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLocale, type Locale } from '../../../../src/locale/createLocale';
import { directions, type Language } from '../../data/locales';
import { pseudoKey } from '../../../../src/locale/pseudo';

/** Those and the one for finding words that nothing translates. */
export type LocaleKey = Language | typeof pseudoKey;

/** The forum's words in one language, with its numbers and dates. Words are found as the widgets find theirs. */
export interface Words extends Pick<Locale, 't' | 'plural' | 'number' | 'compact' | 'badge'> {
  localeKey: LocaleKey;
  /** For `lang`, as BCP 47 writes it. */
  tag: string;
  dir: 'ltr' | 'rtl';
  /** What this forum's own data says, by its English text: it goes to the widgets with each page. */
  ofData: Record<string, string>;
  date(iso: string): string;
  dateTime(iso: string): string;
}

/** Counted texts of the pages. */
export const counted = {
  comments: { one: '{count} comment', other: '{count} comments' },
  followers: { one: '{count} follower', other: '{count} followers' },
  moreReplies: { one: '{count} more reply', other: '{count} more replies' },
  people: { one: '{name}, {count} person', other: '{name}, {count} people' },
  posts: { one: '{count} post', other: '{count} posts' },
  replies: { one: '{count} reply', other: '{count} replies' },
  results: { one: '{count} result', other: '{count} results' },
  views: { one: '{count} view', other: '{count} views' },
  votes: { one: '{count} vote', other: '{count} votes' },
};

function createLanguage(
  localeKey: LocaleKey,
  all: Record<string, string>,
  ofData: Record<string, string>,
): Words {
  const dir = localeKey === pseudoKey ? 'ltr' : directions[localeKey];
  const { tag, t, plural, number, compact, badge } = createLocale({
    localeKey,
    translations: all,
    rtl: dir === 'rtl',
  });
  // The server does not know the reader's time zone; one zone for everybody keeps a page the same for everybody.
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  const moments = new Intl.DateTimeFormat(tag, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  });
  return {
    localeKey,
    tag,
    dir,
    ofData,
    t,
    plural,
    number,
    compact,
    badge,
    date: (iso) => days.format(new Date(iso)),
    dateTime: (iso) => moments.format(new Date(iso)),
  };
}

const readJson = (file: string) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};

/**
 * Reads the words of every language once. Pages say what widgets say, so that theirs come from the widgets' folders, and
 * those of add-ons only where they are switched on; the forum's own are in `pages/words`: what its templates say, and what
 * its data does.
 */
export function createWords(root: string, addons: readonly string[]): Record<LocaleKey, Words> {
  const widgets = readdirSync(join(root, 'widgets')).map((name) => `widgets/${name}`);
  const folders = ['src', ...widgets, ...addons.map((key) => `widgets/addons/${key}`)];
  const read = (localeKey: Language) => {
    const shared = folders.map((folder) => readJson(join(root, folder, `words.${localeKey}.json`)));
    const own = (name: string) => readJson(join(root, 'examples/forum/pages/words', name));
    const ofData = own(`data.${localeKey}.json`);
    const all = Object.assign({}, ...shared, own(`${localeKey}.json`), ofData) as Record<string, string>;
    return createLanguage(localeKey, all, ofData);
  };
  const languages = Object.keys(directions).map((key) => [key, read(key as Language)]);
  return {
    ...(Object.fromEntries(languages) as Record<Language, Words>),
    pseudo: createLanguage(pseudoKey, {}, {}),
  };
}

export function isLocaleKey(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(directions, value);
}
