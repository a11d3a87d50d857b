import type { EarlyDraft } from '../../src/resources/drafts/keepEarly';
import { postMeta } from './postMeta';
import { postTarget } from './postTarget';

const idOf = (value: unknown) => (Number.isSafeInteger(value) ? (value as number) : undefined);

/**
 * The draft of a form whose code is still on its way, by its tag's unchecked props and its
 * changed fields.
 */
export function earlyDraft(
  { postType, recordID, parentID, draftID, values }: Record<string, unknown>,
  { body = '', ...fields }: Readonly<Record<string, string | undefined>>,
): EarlyDraft | null {
  const place = idOf(parentID);
  if (place === undefined) return null;
  const { format } = Object(values) as { format?: unknown };
  return {
    target: postTarget({ recordID: idOf(recordID), parentID: place, draftID: idOf(draftID) }),
    body,
    // Of a document the server shows the HTML.
    format: format === 'text' ? 'text' : 'html',
    // Servers take no draft of which only the text is known.
    meta: {
      ...postMeta(fields, { postTypeID: typeof postType === 'string' ? postType : 'discussion' }),
      postMeta: Object.fromEntries(
        Object.entries(fields).flatMap(([part, text]) =>
          part.startsWith('postMeta.') ? [[part.slice('postMeta.'.length), text]] : [],
        ),
      ),
    },
  };
}
