import { remove } from 'confusables';

/** What Unicode's tables do not say of small letters and figures, which many fonts draw alike. */
const alike: [RegExp, string][] = [
  [/\p{M}/gu, ''],
  [/\s+/gu, ' '],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/[i1|]/g, 'l'],
  [/0/g, 'o'],
];

/** Two names that look like each other have the same one: `admin`, `аdmin` in Cyrillic, `adrnin` would be one of `admin`'s. */
export function lookalike(name: string): string {
  const latin = remove(name.normalize('NFKC')).normalize('NFKD').toLowerCase();
  return alike.reduce((text, [sign, by]) => text.replace(sign, by), latin).trim();
}
