import * as v from 'valibot';
import { guard } from '../../src/index';
import type { AttachmentPost } from '../../src/resources/attachments/attachmentsSlice';
import { readAttachments } from '../../src/resources/attachments/readAttachments';

const schema = v.object({
  /** The post; pages that do not say it have it in the first attachment. */
  recordType: v.optional(v.pipe(v.string(), v.maxLength(40))),
  recordID: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  attachments: v.pipe(
    v.array(v.unknown()),
    v.maxLength(200),
    v.transform((foreign) => ({ count: foreign.length, list: readAttachments(foreign) })),
    v.check(({ count, list }) => count === 0 || list.length > 0, 'No attachment among them.'),
    v.transform(({ list }) => list),
  ),
});
const read = guard(schema);

export type AttachmentsProps = Pick<v.InferOutput<typeof schema>, 'attachments'> & { post: AttachmentPost };

export function readProps(foreign: unknown): AttachmentsProps {
  const { attachments, recordType, recordID } = read(foreign);
  const [first] = attachments;
  const post = {
    recordType: recordType ?? first?.recordType ?? '',
    recordID: recordID ?? first?.recordID ?? 0,
  };
  return { attachments, post };
}
