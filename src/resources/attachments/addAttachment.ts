import { plainError, type ApiError } from '../../contract/apiError';
import type { Attachment } from '../../contract/attachment';
import { callRefused } from '../../session/callRefused';
import type { AppThunk } from '../../store/storeTypes';
import { attachmentsSlice, postKey, type AttachmentPost } from './attachmentsSlice';
import { readAttachments } from './readAttachments';

/** What a form has made: the attachment, and as the server sent it. */
interface Made {
  attachment: Attachment;
  sent: unknown;
}

/** Makes an attachment of a post from a form's values. Views that show the post's attachments show it too. */
export const addAttachment =
  (
    { recordType, recordID }: AttachmentPost,
    attachmentType: string,
    values: Readonly<Record<string, unknown>>,
  ): AppThunk<Promise<Made | { error: ApiError }>> =>
  async (dispatch, getState, { client }) => {
    const body = { ...values, recordType, recordID, attachmentType };
    const result = await client.send({ method: 'POST', path: 'attachments', body });
    if (result.outcome !== 'done') {
      dispatch(callRefused(result.error));
      return { error: result.error };
    }
    const [attachment] = readAttachments([result.data]);
    if (!attachment) return { error: plainError('notJson', result.status) };
    const key = postKey({ recordType, recordID });
    const before = attachmentsSlice.select(getState(), key);
    if (before) {
      const list = [...before.list, attachment];
      dispatch(attachmentsSlice.actions.changed({ [key]: { list } }));
    }
    return { attachment, sent: result.data };
  };
