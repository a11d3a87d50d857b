import { plainError, type ApiError } from '../../src/contract/apiError';
import { isEmptyBody } from '../../src/resources/drafts/isEmptyBody';
import type { PostValues } from './props';

/** What no post can be without, as a refusal; null where it is all there. Who forgot it need not ask the server. */
export function missingIn({ name, categoryID, body, format }: PostValues): ApiError | null {
  const wanted = {
    name: name.trim() === '' && 'Please fill this in.',
    categoryID: categoryID === '' && 'Please choose a category.',
    body: isEmptyBody(body, format) && 'Please write something first.',
  };
  const fields = Object.entries(wanted).flatMap(([field, message]) =>
    message ? [{ path: '', field, code: 'missingField', message }] : [],
  );
  return fields.length > 0 ? { ...plainError('validation', 0, 'Something is still missing.'), fields } : null;
}
