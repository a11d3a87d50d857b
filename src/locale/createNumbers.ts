import { lazy } from './lazy';

const sizes = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** How forums write in English what the language's own data has in other letters. */
const english: Readonly<Record<string, string>> = { K: 'k', M: 'm', B: 'b', T: 't', byte: 'B', kB: 'KB' };

/** Languages that write small whole numbers as programs do; others have digits of their own. */
const plainDigits =
  /^(cs|da|de|en|es|fi|fr|he|hu|id|it|ja|ko|nb|nl|no|pl|pt|ro|ru|sv|tr|uk|vi|zh)(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/;

/** Numbers as readers of one language write them. Values that are not finite numbers count as 0. */
export function createNumbers(tag: string) {
  const whole = lazy(() => new Intl.NumberFormat(tag, { maximumFractionDigits: 20 }));
  const oneDecimal = { maximumFractionDigits: 1, useGrouping: false } as const;
  const short = lazy(() => new Intl.NumberFormat(tag, { ...oneDecimal, notation: 'compact' }));
  const isEnglish = /^en\b/.test(tag);
  const plain = plainDigits.test(tag);
  const finite = (value: number) => (Number.isFinite(value) ? value : 0);

  /** `1,234,567`: in full, with separators. */
  const number = (value: number): string =>
    // Most counts of a page: the first formatter costs as much as mounting ten widgets.
    plain && Number.isInteger(value) && value >= 0 && value < 1000
      ? `${value}`
      : whole().format(finite(value));

  const inEnglish = ({ type, value }: Intl.NumberFormatPart) =>
    (type === 'compact' || type === 'unit') && Object.hasOwn(english, value) ? english[value] : value;
  const write = (format: Intl.NumberFormat, value: number): string =>
    isEnglish ? format.formatToParts(value).map(inEnglish).join('') : format.format(value);

  /** `999`, `1k`, `1.1k`, `12.3m`: one decimal, in the language's own short form, which for German begins at a million. */
  const compact = (value: number): string =>
    Math.abs(finite(value)) < 1000 ? number(value) : write(short(), finite(value));

  /** Count on a badge: nothing for 0, `99+` above 99. */
  const badge = (count: number): string =>
    finite(count) <= 0 ? '' : count > 99 ? `${number(99)}+` : number(Math.floor(count));

  /** `1.5 MB`: bytes with base 1024 and at most one decimal. */
  const fileSize = (bytes: number): string => {
    let amount = Math.max(0, finite(bytes));
    let size = 0;
    while (Math.round(amount * 10) / 10 >= 1024 && size < sizes.length - 1) {
      amount /= 1024;
      size += 1;
    }
    return write(new Intl.NumberFormat(tag, { ...oneDecimal, style: 'unit', unit: sizes[size] }), amount);
  };

  return { number, compact, badge, fileSize };
}
