import { plainError } from '../../contract/apiError';
import { isSignedOut } from '../../contract/isSignedOut';
import type { Locale } from '../../locale/createLocale';
import { errorWords, type Failure } from '../errorWords';

/** What a toast says of a failure, in one text; readers may see nothing else of what it is about. */
export function toastWords(failure: Failure, locale: Locale): string {
  const isCall = typeof failure === 'object' && failure !== null && 'status' in failure;
  const told = isCall && isSignedOut(failure) ? plainError('unauthorized', 401) : failure;
  const { title, body } = errorWords(told, locale, { unknown: 'Something has gone wrong.' });
  return title ? `${title} ${body}` : body;
}
