import type { EarlyDraft } from '../../src/resources/drafts/keepEarly';
import { commentMeta } from './commentMeta';
import { commentTarget } from './commentTarget';

const idOf = (value: unknown) => (Number(value) > 0 ? Number(value) : undefined);

/** The draft of a form whose code is still loading, from its tag's unchecked props and its fields. */
export function earlyDraft(
  { action, commentID, discussionID, parentCommentID, format = 'text' }: Record<string, unknown>,
  { body }: { body: string },
): EarlyDraft | null {
  const [recordID, place, parent] = [commentID, discussionID, parentCommentID].map(idOf);
  const isChange = action === 'edit' && recordID;
  if (!isChange && !place) return null;
  const target = isChange
    ? { recordType: 'comment' as const, recordID }
    : commentTarget({ discussionID: place!, parentCommentID: parent });
  // Of a document the server shows the HTML.
  return { target, body, format: format === 'text' ? 'text' : 'html', meta: commentMeta() };
}
