import names from 'color-name';

export interface Color {
  css: string;
  /** How light it is to the eye, from 0 to 1. */
  luminance: number;
}

/**
 * A colour as hosts write them, `#abc`, `#aabbcc`, `rgb(1, 2, 3)` or by its name, each also with how much of what is behind it
 * shows through; null for anything else. How light it is is told of the colour itself.
 */
export function readColor(text = ''): Color | null {
  const value = text.trim().toLowerCase();
  const [, hex] = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(value) ?? [];
  const written =
    /^rgba?\( *(\d{1,3})[ ,]+(\d{1,3})[ ,]+(\d{1,3})(?: *[,/] *(?:0|1|0?\.\d{1,4}|\d{1,3}%) *)? *\)$/;
  const named = Object.hasOwn(names, value) && names[value];
  const parts = hex
    ? hex.match(hex.length < 6 ? /./g : /../g)!.map((part) => parseInt(part.repeat(2).slice(0, 2), 16))
    : named || written.exec(value)?.slice(1, 4).map(Number);
  if (!parts || parts.some((part) => part > 255)) return null;
  const [red, green, blue] = parts.map((part) =>
    part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return { css: value, luminance: 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! };
}

/** From 1 to 21, as WCAG reckons it. */
export const contrastOf = (one: Color, other: Color): number =>
  (Math.max(one.luminance, other.luminance) + 0.05) / (Math.min(one.luminance, other.luminance) + 0.05);

/** The colour of letters that can be read on another one: nearly black, or what has at least 4.5 where that has less. */
export const readableOn = (ground: Color): string =>
  ['#1d232d', '#ffffff', '#000000'].find((css) => contrastOf(readColor(css)!, ground) >= 4.5)!;
