import type { AppThunk, RootState } from '../../store/storeTypes';
import { attachmentsSlice, postKey, type AttachmentPost } from './attachmentsSlice';
import { readAttachments } from './readAttachments';

/** The API takes no more at once. */
const mostAtOnce = 10;

const listOf = (state: RootState, post: AttachmentPost) => attachmentsSlice.select(state, postKey(post));

/**
 * Asks the integrations how a post's attachments stand now: once in a page those that the server thinks stale, with
 * `again` all of them. What cannot be read stays as it is, since that is what the server last said.
 */
export const refreshAttachments =
  (post: AttachmentPost, again = false): AppThunk<Promise<void>> =>
  async (dispatch, getState, { client }) => {
    const before = listOf(getState(), post);
    if (!before || (before.asked > 0 && !again)) return;
    const asked = before.asked + 1;
    dispatch(attachmentsSlice.actions.changed({ [postKey(post)]: { asked } }));
    const ids = before.list.map(({ attachmentID }) => attachmentID);
    for (let from = 0; from < ids.length; from += mostAtOnce) {
      const attachmentIDs = ids.slice(from, from + mostAtOnce);
      const body = { attachmentIDs, onlyStale: !again };
      const result = await client.send({ method: 'POST', path: 'attachments/refresh', body });
      if (result.outcome !== 'done') return;
      const fresh = new Map(readAttachments(result.data).map((each) => [each.attachmentID, each]));
      const now = listOf(getState(), post);
      // A later request has a newer response, even if this one took longer.
      if (now?.asked !== asked) return;
      const list = now.list.map((each) => fresh.get(each.attachmentID) ?? each);
      dispatch(attachmentsSlice.actions.changed({ [postKey(post)]: { list } }));
    }
  };
