import type { Background } from './homeProps';

const position = /^(?:(?:left|center|right|top|bottom|-?\d{1,4}(?:px|%)?)(?: +|$)){1,4}$/;
const size = /^(?:(?:auto|\d{1,4}(?:px|%))(?: +|$)){1,2}$/;
const repeats = /^(?:repeat|repeat-x|repeat-y|space|round)$/;

const checked = (pattern: RegExp, value: string | undefined) => {
  const text = value?.trim().toLowerCase();
  return text !== undefined && pattern.test(text) ? text : undefined;
};

/**
 * How a picture lies behind a box, as properties of its rules. An image covers it; what repeats, has a size of its own or stays
 * with the window can be a background of CSS alone, which is `--inl-backdrop-tile`. `url` has been judged.
 */
export function backdropStyle(background: Background, url: string | null) {
  const place = checked(position, background.position);
  const measure = checked(size, background.size);
  const repeat = checked(repeats, background.repeat);
  const fit = background.size?.trim() === 'contain' ? 'contain' : undefined;
  const isTile = url !== null && (Boolean(measure ?? repeat) || background.attachment === 'fixed');
  return {
    '--inl-backdrop-position': place,
    '--inl-backdrop-fit': fit,
    '--inl-backdrop-tile': isTile
      ? [
          `url("${inQuotes(url)}") ${place ?? 'center'} / ${measure ?? fit ?? (repeat ? 'auto' : 'cover')}`,
          `${repeat ?? 'no-repeat'} ${background.attachment ?? 'scroll'}`,
        ].join(' ')
      : undefined,
  };
}

/** Nothing of an address ends the text that it stands in. */
const inQuotes = (url: string): string =>
  url.replace(/["'()\\<>\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
