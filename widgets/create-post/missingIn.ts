import type { ApiError } from '../../src/index';
import { isEmptyBody } from '../../src/resources/drafts/checkDraft';
import type { PostValues } from './props';
import { refusal } from '../../src/resources/refusal';

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
  return fields.length > 0 ? refusal({ message: 'Something is still missing.', fields }) : null;
}
