import { lazy } from './lazy';

/** How much of a date to show: `Jan 5, 2024`, `Friday, January 5, 2024 at 3:04 PM`, `1/5/24`, `3:04 PM`. */
export type DateKind = 'default' | 'extended' | 'compact' | 'time';

/** As the API sends it (ISO 8601 with zone), or milliseconds. */
export type Moment = string | number | Date;

const kinds: Record<DateKind, Intl.DateTimeFormatOptions> = {
  default: { dateStyle: 'medium' },
  extended: { dateStyle: 'full', timeStyle: 'short' },
  compact: { dateStyle: 'short' },
  time: { timeStyle: 'short' },
};

const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Dates as readers of one language write them, in their own time zone. An invalid date yields an empty string. */
export function createDates(tag: string, justNow: () => string) {
  const formats = new Map<DateKind, Intl.DateTimeFormat>();
  const apart = lazy(() => new Intl.RelativeTimeFormat(tag, { numeric: 'always' }));
  const milliseconds = (value: Moment) => new Date(value).getTime();

  const date = (value: Moment, kind: DateKind = 'default'): string => {
    const time = milliseconds(value);
    if (Number.isNaN(time)) return '';
    // Making a format costs a hundred times more than using one.
    const format = formats.get(kind) ?? new Intl.DateTimeFormat(tag, kinds[kind]);
    formats.set(kind, format);
    return format.format(time);
  };

  /** `just now` from 0 to 5 seconds, then `3 minutes ago`. A server whose clock is a minute ahead wrote `just now` too. */
  const relative = (value: Moment, now: number): string => {
    const time = milliseconds(value);
    if (Number.isNaN(time)) return '';
    const seconds = (time - now) / 1000;
    if (seconds > -6 && seconds < 60) return justNow();
    const [unit, length] = units.find(([, size]) => Math.abs(seconds) >= size)!;
    return apart().format(Math.trunc(seconds / length), unit);
  };

  return { date, relative };
}
