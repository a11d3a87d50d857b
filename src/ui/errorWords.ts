import { generalFailure } from '../contract/apiError';
import type { ApiError, ApiErrorCode } from '../contract/apiError';
import type { Locale } from '../locale/createLocale';

/** Any failure that a view may be handed: of a call, or an exception. */
export type Failure = Partial<ApiError> | Error | string | null | undefined;

/** Words for failures in which the server has none of its own to say. */
const words: Partial<Record<ApiErrorCode, string>> = {
  offline: 'You are offline. Check your connection and try again.',
  timeout: 'The server took too long to answer.',
  network: generalFailure,
  refused: 'Something went wrong.',
  notJson: generalFailure,
  challenge: 'The site wants to check your browser. Reload the page to go on.',
  unauthorized: 'You have been signed out. Sign in again to go on.',
};

/** What to tell the reader: a title (may be empty) and a body. A message with a description is the description's title. */
export function errorWords(failure: Failure, { t, plural }: Locale): { title: string; body: string } {
  if (failure === null || failure === undefined) return { title: '', body: t('Something went wrong.') };
  if (typeof failure === 'string') return { title: '', body: failure };
  // The text of an exception is for developers; they find it in the report.
  if (failure instanceof Error) return { title: '', body: t('Something went wrong.') };
  const { code, message, description, retryAfter } = failure;
  const known = code === undefined ? undefined : words[code];
  if (known !== undefined) return { title: '', body: t(known) };
  if (code === 'tooMany' && retryAfter !== undefined)
    return {
      title: '',
      body: plural(retryAfter, {
        one: 'Too many requests. Try again in {count} second.',
        other: 'Too many requests. Try again in {count} seconds.',
      }),
    };
  const said = message ? t(message) : t(code === undefined ? 'Something went wrong.' : generalFailure);
  return description ? { title: said, body: description } : { title: '', body: said };
}
