import type { Locale } from '../../locale/createLocale';
import { errorWords, type Failure } from '../errorWords';

/** What a toast says of a failure, in one text; readers may see nothing else of what it is about. */
export function toastWords(failure: Failure, locale: Locale): string {
  const { title, body } = errorWords(failure, locale, { unknown: 'Something has gone wrong.' });
  return title ? `${title} ${body}` : body;
}
