import names from 'color-name';

export interface Color {
  css: string;
  /** How light it is to the eye, from 0 to 1. */
  luminance: number;
}

/** A colour as hosts write them, `#abc`, `#aabbcc`, `rgb(1, 2, 3)` or by its name; null for anything else. */
export function readColor(text = ''): Color | null {
  const value = text.trim().toLowerCase();
  const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/.test(value) && value.slice(1);
  const short = /^rgb\( *(\d{1,3}) *, *(\d{1,3}) *, *(\d{1,3}) *\)$/.exec(value)?.slice(1);
  const named = Object.hasOwn(names, value) && names[value];
  const parts = hex
    ? hex.match(hex.length === 3 ? /./g : /../g)!.map((part) => parseInt(part.repeat(2).slice(0, 2), 16))
    : named || short?.map(Number);
  if (!parts || parts.some((part) => part > 255)) return null;
  const [red, green, blue] = parts.map((part) =>
    part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return { css: value, luminance: 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! };
}
