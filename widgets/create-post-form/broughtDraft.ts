import type { LayoutContexts } from '../../src/resources/layoutContexts';
import type { PostPath } from '../../src/resources/layoutRoutes';

type Place = Pick<PostPath, 'recordID' | 'draftID'> & { parentID: number };

const numberOf = (id: unknown) =>
  Number.isSafeInteger(Number(id)) && Number(id) > 0 ? Number(id) : undefined;

/**
 * What a layout's context of drafts says of the form's own: the server's draft, so that the form asks for none, or its number.
 * One of another post, or of a comment, is none.
 */
export function broughtDraft(
  context: LayoutContexts['DraftContextProvider'] | null,
  { recordID, draftID, parentID }: Place,
): { parentID: number; draftID?: number; draft?: Record<string, unknown> } {
  const known = { parentID, draftID };
  if (!context || (context.recordType ?? 'discussion') !== 'discussion') return known;
  const { serverDraft: draft, serverDraftID } = context;
  if (!draft) return { ...known, draftID: draftID ?? numberOf(serverDraftID) };
  const isOfPost = numberOf(draft.recordID) === recordID;
  const isOfPlace = recordID !== undefined || (numberOf(draft.parentRecordID) ?? -1) === parentID;
  const isOurs = isOfPost && (draftID === undefined ? isOfPlace : draft.draftID === draftID);
  // A draft of a new post is kept under the category that it was begun in.
  const begun = recordID === undefined ? (numberOf(draft.parentRecordID) ?? -1) : parentID;
  return isOurs ? { draftID, draft, parentID: begun } : known;
}
