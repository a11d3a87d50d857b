import type { ApiError } from '../../contract/apiError';
import type { Attachment } from '../../contract/attachment';
import { path } from '../../server/path';
import { sessionDoubted } from '../../session/sessionDoubted';
import type { AppThunk } from '../../store/storeTypes';
import { refreshAttachments } from './refreshAttachments';

/** Closes an issue of the forum's own tracker, or opens it again, and reads its attachment anew. Answers what went wrong. */
export const changeIssue =
  (attachment: Attachment, state: 'open' | 'closed'): AppThunk<Promise<ApiError | null>> =>
  async (dispatch, _getState, { client }) => {
    const to = path`issues/${attachment.sourceID}`;
    const result = await client.send({ method: 'PATCH', path: to, body: { state } });
    if (result.outcome === 'done') {
      await dispatch(refreshAttachments(attachment, true));
      return null;
    }
    if (result.error.status === 401 || result.error.status === 403) dispatch(sessionDoubted());
    return result.error;
  };
