/** Hex, a name, or a function of numbers: nothing that could end the declaration it stands in, or fetch anything. */
const colors =
  /^(#[\da-f]{3,4}|#[\da-f]{6}|#[\da-f]{8}|[a-z]{3,24}|(rgb|hsl)a?\([\d\s.,%/+deg-]{1,60}\)|(ok)?(lab|lch)\([\d\s.,%/+deg-]{1,60}\))$/i;

/** A colour that an administrator chose, or null for what is none. */
export const safeColor = (value: unknown): string | null =>
  typeof value === 'string' && colors.test(value.trim()) ? value.trim() : null;
