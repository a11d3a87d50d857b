import type { ApiError } from '../../contract/apiError';
import type { Attachment } from '../../contract/attachment';
import { path } from '../../server/path';
import { callRefused } from '../../session/callRefused';
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
    dispatch(callRefused(result.error));
    return result.error;
  };
