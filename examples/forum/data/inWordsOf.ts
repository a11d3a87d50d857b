import type { Locale } from '../../../src/locale/createLocale';
import type { Notification } from '../wire';

const places = ['who', 'what'];

/**
 * A notification in the reader's language. Its text is kept in English, with every value bold: with places for those it is
 * found in the lists of words, where each sentence has an order of its own.
 */
export function inWordsOf({ t }: Pick<Locale, 't'>, notification: Notification): Notification {
  const values: Record<string, string> = {};
  const text = notification.body.replace(/<b>.*?<\/b>/gs, (value) => {
    const place = places[Object.keys(values).length];
    if (place === undefined) return value;
    values[place] = value;
    return `{${place}}`;
  });
  return { ...notification, body: t(text, values) };
}
