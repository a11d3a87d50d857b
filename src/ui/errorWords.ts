import { generalFailure } from '../contract/apiError';
import type { ApiError, ApiErrorCode } from '../contract/apiError';
import type { Locale } from '../locale/createLocale';

/** An exception as the store keeps it: plain data. */
interface Thrown {
  name?: string;
  message?: string;
  code?: string;
  stack?: string;
}

/** Any failure that a view may be handed: of a call, or an exception. */
export type Failure = ApiError | Thrown | Error | string | null | undefined;

/** Texts for failures that carry no text of the server. */
const words: Partial<Record<ApiErrorCode, string>> = {
  offline: 'You are offline. Check your connection and try again.',
  timeout: 'The server took too long to answer.',
  network: generalFailure,
  notJson: generalFailure,
  challenge: 'The site wants to check your browser. Reload the page to go on.',
  unauthorized: 'You have been signed out. Sign in again to go on.',
};

/**
 * What to tell the reader: a title (may be empty) and a body. A message with a description is the description's title, or of
 * the server's errors of single fields, unless a form shows those `apart`. `unknown`: the text for failures without one.
 */
export function errorWords(
  failure: Failure,
  { t, plural }: Locale,
  { apart = false, unknown = 'Something went wrong.' } = {},
): { title: string; body: string } {
  if (failure === null || failure === undefined) return { title: '', body: t(unknown) };
  if (typeof failure === 'string') return { title: '', body: failure };
  // The text of an exception is for developers; they find it in the report.
  if (!('status' in failure) || failure.code === 'refused') return { title: '', body: t(unknown) };
  const { code, message, fields, description, retryAfter } = failure;
  const known = words[code];
  if (known !== undefined) return { title: '', body: t(known) };
  if (code === 'tooMany' && retryAfter === 0) return { title: '', body: t('You can try again now.') };
  if (code === 'tooMany' && retryAfter !== undefined)
    return {
      title: '',
      body: plural(retryAfter, {
        one: 'Too many requests. Try again in {count} second.',
        other: 'Too many requests. Try again in {count} seconds.',
      }),
    };
  const said = t(message || generalFailure);
  const more = description ?? (apart ? '' : fields.map((field) => t(field.message)).join(' '));
  return more ? { title: said, body: more } : { title: '', body: said };
}
