import type { Attachment } from '../../contract/attachment';
import { createKeyedSlice } from '../../store/createKeyedSlice';
import { useRecord } from '../../store/useRecord';

/** A post, as attachments name it. */
export interface AttachmentPost {
  recordType: string;
  recordID: number;
}

interface AttachmentsOfPost {
  list: readonly Attachment[];
  /** How often the integrations have been asked since the page was loaded. */
  asked: number;
}

/** Attachments of the page, by the post that they hang on: `comment/5`. */
export const attachmentsSlice = createKeyedSlice<AttachmentsOfPost>('attachments');

export const postKey = ({ recordType, recordID }: AttachmentPost) => `${recordType}/${recordID}`;

export const seedAttachments = (post: AttachmentPost, list: readonly Attachment[]) =>
  attachmentsSlice.actions.seeded({ [postKey(post)]: { list, asked: 0 } });

export const useAttachments = (post: AttachmentPost) =>
  useRecord(attachmentsSlice, postKey(post))?.list ?? none;

const none: readonly Attachment[] = [];
