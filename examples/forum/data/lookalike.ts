import { remove } from 'confusables';

/** Signs that show nothing. Some have a place in emoji or in a script, none has one in a comparison. */
export const unseen = /[\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}]/gu;

/** At its ends, a name is easily taken for the one without these. */
const ends = /^[\p{P}\s^`~+=<>]+|[\p{P}\s^`~+=<>]+$/gu;

/** What Unicode's tables do not say of small letters and figures, which are drawn or read alike; each figure has its own letter. */
const alike: [RegExp, string][] = [
  [/\s+/gu, ' '],
  [/[i1|!]/g, 'l'],
  [/0/g, 'o'],
  [/2/g, 'z'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/[5$]/g, 's'],
  [/6/g, 'g'],
  [/7/g, 't'],
  [/8/g, 'b'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** Two names that look like each other have the same one: `admin`, `аdmin` in Cyrillic, `adrnin` would be one of `admin`'s. */
export function lookalike(name: string): string {
  const latin = remove(name.normalize('NFKC')).normalize('NFKD').toLowerCase();
  const letters = latin.replace(unseen, '').replace(/\p{M}/gu, '');
  // A name without letters differs from others by just these.
  const bare = letters.replace(ends, '') || letters;
  return alike.reduce((text, [sign, by]) => text.replace(sign, by), bare).trim();
}
