import { lazy } from './lazy';

const steps = [
  [1e12, 't'],
  [1e9, 'b'],
  [1e6, 'm'],
  [1e3, 'k'],
] as const;

const sizes = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Languages that write small whole numbers as programs do; others have digits of their own. */
const plainDigits =
  /^(cs|da|de|en|es|fi|fr|he|hu|id|it|ja|ko|nb|nl|no|pl|pt|ro|ru|sv|tr|uk|vi|zh)(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/;

/** Numbers as readers of one language write them. What is no finite number counts as 0. */
export function createNumbers(tag: string) {
  const whole = lazy(() => new Intl.NumberFormat(tag, { maximumFractionDigits: 20 }));
  const short = lazy(() => new Intl.NumberFormat(tag, { maximumFractionDigits: 1, useGrouping: false }));
  const plain = plainDigits.test(tag);
  const finite = (value: number) => (Number.isFinite(value) ? value : 0);

  /** `1,234,567`: in full, with separators. */
  const number = (value: number): string =>
    // Most counts of a page: the first formatter costs as much as mounting ten widgets.
    plain && Number.isInteger(value) && value >= 0 && value < 1000
      ? `${value}`
      : whole().format(finite(value));

  /** `999`, `1k`, `1.1k`, `12.3m`: one decimal, in thousands (k), millions (m), billions (b), trillions (t). */
  const compact = (value: number): string => {
    const amount = Math.abs(finite(value));
    for (const [index, [unit, letter]] of steps.entries()) {
      // What rounds up to the next unit belongs there: 999,950 is 1m, not 1000k.
      const floor = index === steps.length - 1 ? unit : unit * 0.99995;
      if (amount >= floor) return `${short().format(finite(value) / unit)}${letter}`;
    }
    return number(value);
  };

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
    return `${short().format(amount)} ${sizes[size]!}`;
  };

  return { number, compact, badge, fileSize };
}
