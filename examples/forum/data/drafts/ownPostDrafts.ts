import type { Draft, DraftRow, Drafts } from '../../drafts';
import { HttpError } from '../../httpError';
import type { Viewer } from '../../viewer';

/** What the form of a post is for. */
export interface DraftPlace {
  /** The post that is changed; none for a new one. */
  recordID?: number;
  parentRecordType?: string;
  /** -1 before it was chosen. */
  parentRecordID: number;
}

/** The reader's own drafts of a post, the newest first, without those that have a date. */
export async function ownPostDrafts(
  drafts: Pick<Drafts, 'list'>,
  viewer: Viewer,
  { recordID, parentRecordType = 'category', parentRecordID }: DraftPlace,
): Promise<DraftRow[]> {
  const parent = { parentRecordType, parentRecordID };
  const query = { recordType: 'discussion', limit: 500, ...(recordID === undefined && parent) } as const;
  const lists = await Promise.all([
    drafts.list(viewer, query),
    drafts.list(viewer, { ...query, draftStatus: 'error' }),
  ]);
  return lists.flatMap(({ rows }) => rows).filter((row) => (row.recordID ?? undefined) === recordID);
}

/** The reader's own draft that a form begins with: the one that its address names, or the newest; null for none. */
export async function ownPostDraft(
  drafts: Pick<Drafts, 'get' | 'list'>,
  viewer: Viewer,
  { draftID, ...place }: DraftPlace & { draftID?: number },
): Promise<Draft | null> {
  if (!viewer.user) return null;
  if (draftID === undefined) {
    const [newest] = await ownPostDrafts(drafts, viewer, place);
    return newest ?? null;
  }
  const draft = await drafts.get(viewer, draftID).catch((error: unknown) => {
    // The page itself says what is wrong with its address.
    if (error instanceof HttpError && error.status < 500) return null;
    throw error;
  });
  const isOurs =
    draft?.insertUserID === viewer.userID &&
    draft.recordType === 'discussion' &&
    (draft.recordID ?? undefined) === place.recordID;
  return isOurs ? draft : null;
}
