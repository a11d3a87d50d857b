import { unseen } from './lookalike';

/** What no name may have. */
const kinds = [
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u,
  // What addresses are made of, and what looks like a colon: no name is to read as `javascript:…`.
  /[/\\@<>":]/u,
  /[ː˸\u0589\u05c3\u0703-\u0709\u1361\u1365\u1366\u16ec\u1803\u1804\u1809⁚⁝∶∷≔≕⦂⩴⫶\ua4fd\ua6f4꞉\ufe13\ufe30\ufe55：]/u,
  /[\u{10781}\u{10af5}\u{12471}-\u{12474}\u{1da8a}\p{Script=Braille}]/u,
  // A mark with a width of its own, as the visarga, is a colon beside a letter that does not carry it.
  /(?<=^|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}])\p{Mc}/u,
];

/** It gives an emoji its colours. */
const colouring = /(?<=\p{Extended_Pictographic})\ufe0f/u;

const refused = new RegExp(
  [...kinds.map(({ source }) => source), `(?!${colouring.source})${unseen.source}`].join('|'),
  'gu',
);

/** By how it is written and by what it is short for. */
export const hasRefusedSign = (name: string): boolean =>
  [name, name.normalize('NFKC')].some((form) => form.search(refused) >= 0);

export const withoutRefusedSigns = (name: string): string =>
  name.replace(refused, '').normalize('NFKC').replace(refused, '');
