import * as v from 'valibot';
import { guard, type Attachment } from '../../src/index';
import type { AttachmentPost } from '../../src/resources/attachments/attachmentsSlice';
import { readAttachments } from '../../src/resources/attachments/readAttachments';

const attachments = v.pipe(
  v.array(v.unknown()),
  v.maxLength(200),
  v.transform((foreign) => ({ count: foreign.length, list: readAttachments(foreign) })),
  v.check(({ count, list }) => count === 0 || list.length > 0, 'No attachment among them.'),
  v.transform(({ list }) => list),
);

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const schema = v.pipe(
  v.object({
    /** The post; pages that do not say it have it in the first attachment. */
    recordType: v.optional(v.pipe(v.string(), v.maxLength(40))),
    recordID: v.optional(id),
    /** In a layout: without it, that of the page, which may bring its attachments too. */
    discussion: v.optional(v.object({ discussionID: id, attachments: v.optional(attachments) })),
    attachments: v.optional(attachments),
  }),
  v.check(
    ({ recordID, attachments }) => recordID === undefined || attachments !== undefined,
    'attachments: missing',
  ),
);
const read = guard(schema);

export interface AttachmentsProps {
  /** Undefined where only the page around it says. */
  post?: AttachmentPost;
  attachments: Attachment[];
}

export function readProps(foreign: unknown): AttachmentsProps {
  const { attachments, recordType, recordID, discussion } = read(foreign);
  // A thread says its discussion to everything in it, also to comments with attachments of their own.
  if (!attachments && recordID === undefined) {
    if (!discussion) return { attachments: [] };
    const post = { recordType: 'discussion', recordID: discussion.discussionID };
    return { post, attachments: discussion.attachments ?? [] };
  }
  const [first] = attachments ?? [];
  const post = {
    recordType: recordType ?? first?.recordType ?? '',
    recordID: recordID ?? first?.recordID ?? 0,
  };
  return { attachments: attachments ?? [], post };
}
