import { lazy } from './lazy';

/** Values for `{name}` places of a text, or, as a list, for its `%s` places in order. */
export type TextValues = Readonly<Record<string, string | number>> | readonly (string | number)[];

/** English forms of a counted text; `{count}` stands for the number. */
export interface PluralForms {
  one?: string;
  other: string;
}

export interface WordsDeps {
  /** BCP 47 tag. */
  tag: string;
  translations: Readonly<Record<string, string>>;
  formatNumber(value: number): string;
  /** Marks texts that have no translation, so that a translator sees them in the page. */
  debug: boolean;
  /** Changes each text that is shown, before values come into it. */
  alter?(text: string): string;
}

/**
 * Words by their English text. A counted text is found under `"{count} people#few"`, the English `other` form with the
 * category of `Intl.PluralRules` behind a `#`, then under the English form itself; a language with two forms needs no `#`.
 */
export function createWords({ tag, translations, formatNumber, debug, alter = same }: WordsDeps) {
  const rules = lazy(() => new Intl.PluralRules(tag));
  const isEnglish = /^en\b/.test(tag);
  // English needs no language data to be read for its two forms.
  const categoryOf = (count: number) => (isEnglish ? (count === 1 ? 'one' : 'other') : rules().select(count));
  // A word list is foreign: `constructor` is a word like any other.
  const find = (text: string): string | undefined => {
    const found = Object.hasOwn(translations, text) ? translations[text] : undefined;
    return typeof found === 'string' && found !== '' ? found : undefined;
  };
  const mark = (text: string) => (debug ? `⟦${text}⟧` : text);

  const t = (text: string, values?: TextValues): string => fill(alter(find(text) ?? mark(text)), values);

  const plural = (count: number, forms: PluralForms, values?: Record<string, string | number>): string => {
    const category = categoryOf(count);
    const englishForm = (count === 1 ? forms.one : undefined) ?? forms.other;
    const text =
      find(`${forms.other}#${category}`) ??
      find(category === 'one' && forms.one !== undefined ? forms.one : forms.other) ??
      find(`${forms.other}#other`) ??
      mark(englishForm);
    return fill(alter(text), { ...values, count: formatNumber(count) });
  };

  return { t, plural };
}

const same = (text: string): string => text;

/** Values are put in once, left to right: a value that looks like a place stays as it is. */
function fill(text: string, values?: TextValues): string {
  if (!values) return text;
  if (isList(values)) {
    let next = 0;
    return text.replace(/%s/g, (place) => String(values[next++] ?? place));
  }
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}

const isList = (values: TextValues): values is readonly (string | number)[] => Array.isArray(values);
