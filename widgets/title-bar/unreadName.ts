import type { Locale } from '../../src/index';

/** `Notifications, 5 unread`: a badge in words. What the badge cuts off at 99 is said so. */
export function unreadName({ t, number }: Pick<Locale, 't' | 'number'>, name: string, count: number): string {
  if (count <= 0) return name;
  return count > 99
    ? t('{name}, more than {count} unread', { name, count: number(99) })
    : t('{name}, {count} unread', { name, count: number(count) });
}
