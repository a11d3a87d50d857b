import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directions, locales } from '../../../examples/forum/data/locales';
import { counted } from '../../../examples/forum/routes/pages/createWords';

const root = process.cwd();
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const filesOf = (locale: string) => [
  ...files('src', new RegExp(`^words\\.${locale}\\.json$`)),
  ...files('widgets', new RegExp(`words\\.${locale}\\.json$`)),
  ...files('examples/forum/pages/words', new RegExp(`(^|\\.)${locale}\\.json$`)),
];
const words = (locale: string) => {
  const all = filesOf(locale).map((file) => JSON.parse(read(file)) as Record<string, string>);
  expect(new Set(all.flatMap(Object.keys)).size).toBe(all.flatMap(Object.keys).length);
  return Object.assign({}, ...all) as Record<string, string>;
};
/** A text is English itself; what servers say of fields is put another way. */
const english = words('en');
const arabic = words('ar');
const translated = Object.keys(directions)
  .filter((language) => language !== 'en')
  .map((language) => [language, words(language)] as const);

function files(folder: string, end: RegExp): string[] {
  const found = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return found.filter((file) => end.test(file)).map((file) => join(folder, file));
}

/** Texts given to `t(…)` as literals, and literals of the forms that templates translate. */
function textsIn(source: string): string[] {
  const calls = source.matchAll(/\bt\(\s*(?:(?:'((?:[^'\\]|\\.)*)')|(?:"((?:[^"\\]|\\.)*)"))/g);
  const labels = source.matchAll(
    /\b(?:label|text|title|back|hint|submit|link|emptyText): (?:'([^']+)'|"([^"]+)")/g,
  );
  return [...calls, ...labels].map(([, single, double]) => single ?? double ?? '');
}

const sources = [
  ...files('examples/forum/pages', /\.eta$/),
  ...files('examples/forum/routes/pages', /\.ts$/),
  ...files('src', /\.tsx?$/),
  ...files('widgets', /\.tsx?$/),
];
const used = [...new Set(sources.flatMap((file) => textsIn(read(file))))].filter((text) =>
  /\p{L}/u.test(text),
);

it('finds the texts of the pages', () => {
  expect(used).toEqual(
    expect.arrayContaining(['Sign In', 'Page Not Found', 'Recently commented', 'Skip to content']),
  );
});

it.each(used)('has "%s" in every language', (text) => {
  expect(arabic[text]).toMatch(/\p{Script=Arabic}/u);
  for (const [, texts] of translated) expect(texts).toHaveProperty([text]);
});

it('has a name in each language for every other', () => {
  for (const { displayNames } of locales)
    expect(Object.keys(displayNames).sort()).toEqual(Object.keys(directions).sort());
});

/** English `other` forms of counted texts, in the pages and in the widgets. */
const countedTexts = sources
  .flatMap((file) => [...read(file).matchAll(/\bother: '([^']*\{count\}[^']*)'/g)])
  .map(([, other]) => other as string);

it.each([...new Set(countedTexts)])('counts "%s" in every form that each language has', (other) => {
  for (const [language, texts] of translated)
    for (const form of new Intl.PluralRules(language).resolvedOptions().pluralCategories)
      expect(texts).toHaveProperty([`${other}#${form}`]);
});

it('counts in English by one and other', () => {
  expect(countedTexts).toEqual(expect.arrayContaining(Object.values(counted).map(({ other }) => other)));
});

it('says in English what is no sentence of its own', () => {
  expect(english['email is required.']).toBe('Enter your e-mail address.');
});

/** What members read beside the fields of their account. */
const ofAccounts = ['accountRules', 'accounts'].flatMap((name) =>
  [...read(`examples/forum/data/${name}.ts`).matchAll(/'(\w+ [^']*\.)'/g)].map(([, words]) => words!),
);

it.each(ofAccounts.filter((words) => /^[a-z]/.test(words) && !words.startsWith('roleID')))(
  'says "%s" in a sentence of its own, in each language',
  (words) => {
    expect(english).toHaveProperty([words]);
    for (const [, texts] of translated) expect(texts).toHaveProperty([words]);
  },
);

it('keeps the places of values in translations', () => {
  const places = (text: string) =>
    (text.match(/\{\w+\}/g) ?? []).filter((place) => place !== '{count}').sort();
  for (const [text, word] of translated.flatMap(([, texts]) => Object.entries(texts)))
    expect(places(word)).toEqual(places(text.split('#')[0] as string));
});
