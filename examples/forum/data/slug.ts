import { cutText } from '../../../src/safe/cutText';

/** The readable end of a URL: letters and digits of any script, joined by dashes, at most 80 characters. */
export function slug(name: string): string {
  const words =
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return encodeURIComponent(cutText(words.join('-'), 80).replace(/-$/, '')) || 'untitled';
}
