import { plainError, type ApiError } from '../contract/apiError';
import { callRefused } from '../session/callRefused';
import type { AppThunk } from '../store/storeTypes';

/** A discussion as it is sent; its draft goes with it. */
export interface PostInput {
  name: string;
  body: string;
  format: string;
  categoryID?: number;
  groupID?: number;
  /** Of the server's own; `postTypeID` names another. */
  type?: string;
  postTypeID?: string;
  /** Values by field of the type. */
  postMeta?: Record<string, unknown>;
  newTagNames: string[];
  pinned?: boolean;
  pinLocation?: 'category' | 'recent' | null;
  draftID?: number;
}

export type PostAnswer = { url: string; recordID: number } | { awaiting: string } | { error: ApiError };

/** Posts a discussion, or with `recordID` changes one. `url` and `recordID`: where it is now. */
export const savePost =
  (input: PostInput, recordID?: number): AppThunk<Promise<PostAnswer>> =>
  async (dispatch, _getState, { client, preload }) => {
    const result = await client.send(
      recordID === undefined
        ? { method: 'POST', path: 'discussions', body: input }
        : {
            method: 'PATCH',
            path: `discussions/${Number(recordID)}`,
            body: { ...input, type: undefined, postTypeID: undefined },
          },
    );
    if (result.outcome === 'awaitingApproval') return { awaiting: result.error.message };
    if (result.outcome === 'failed') {
      dispatch(callRefused(result.error));
      return { error: result.error };
    }
    preload.forget('discussions');
    const saved = readPublished(result.data);
    // A response that names no post, or another one, counts as a failure: the text would be lost.
    return saved && saved.recordID === (recordID ?? saved.recordID)
      ? saved
      : { error: plainError('notJson', result.status) };
  };

/** Where a discussion of an answer is; null when it is none. */
export function readPublished(foreign: unknown): { url: string; recordID: number } | null {
  const { url, discussionID } = Object(foreign) as Record<string, unknown>;
  if (!Number.isSafeInteger(discussionID)) return null;
  return { url: typeof url === 'string' ? url : '', recordID: discussionID as number };
}
