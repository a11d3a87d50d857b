import { createDates } from './createDates';
import { createNumbers } from './createNumbers';
import { createWords } from './createWords';
import { pseudo, pseudoKey } from './pseudo';

export interface LocaleOptions {
  /** As the server writes it: `en`, `fr_CA`, `ar`. What no browser knows counts as English. */
  localeKey: string;
  /** Words of the page's language, by their English text. */
  translations: Readonly<Record<string, string>>;
  /** The page reads from right to left. */
  rtl: boolean;
  /** Marks texts that have no translation. */
  debug?: boolean;
}

export type Locale = ReturnType<typeof createLocale>;

/** Everything a view needs to speak the page's language: words, numbers, dates, direction. */
export function createLocale({ localeKey, translations, rtl, debug = false }: LocaleOptions) {
  const tag = languageTag(localeKey);
  const numbers = createNumbers(tag);
  const words = createWords({
    tag,
    translations,
    formatNumber: numbers.number,
    debug: debug && !tag.startsWith('en'),
    alter: localeKey === pseudoKey ? pseudo : undefined,
  });
  const dates = createDates(tag, () => words.t('just now'));
  return { tag, direction: rtl ? ('rtl' as const) : ('ltr' as const), ...words, ...numbers, ...dates };
}

function languageTag(localeKey: string): string {
  // The tag that Unicode has for it, which browsers take for English.
  if (localeKey === pseudoKey) return 'en-XA';
  try {
    return Intl.getCanonicalLocales(localeKey.replace(/_/g, '-'))[0] ?? 'en';
  } catch {
    return 'en';
  }
}
