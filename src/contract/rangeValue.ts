/** From one bound to another, both included; one of them may be open. Numbers, or days as `2026-11-28`. */
export interface RangeValue {
  start?: string;
  end?: string;
}

/** `[a,b]`, `>=a` or `<=b`, as filters in addresses have it; empty for a range without bounds. */
export function writeRange({ start = '', end = '' }: RangeValue): string {
  if (start && end) return `[${start},${end}]`;
  if (start) return `>=${start}`;
  return end && `<=${end}`;
}

/** The same way back; null for what is no range. */
export function readRange(text: string): RangeValue | null {
  const value = text.trim();
  const [, start, end] = /^\[\s*([^,[\]<>=]+?)\s*,\s*([^,[\]<>=]+?)\s*\]$/.exec(value) ?? [];
  if (start && end) return { start, end };
  const [, sign, bound] = /^([<>])=\s*([^,[\]<>=]+)$/.exec(value) ?? [];
  if (!bound) return null;
  return sign === '>' ? { start: bound } : { end: bound };
}

/** An optional sign and digits. */
export const isNumber = (text: string): boolean => /^[+-]?\d+$/.test(text);
