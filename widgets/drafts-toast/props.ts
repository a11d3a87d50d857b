import * as v from 'valibot';
import { guard } from '../../src/index';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const commentDraft = v.object({
  recordType: v.literal('comment'),
  recordID: v.optional(id),
  parentRecordType: v.optional(v.literal('discussion')),
  parentRecordID: v.optional(id),
  commentParentID: v.optional(id),
  /** What the server knows the draft by: another tab may say of that number that it is gone. */
  draftID: v.optional(id),
  /** The comment that it was to change has been deleted: only the draft has these words. */
  isGone: v.optional(v.boolean()),
});

const schema = v.object({
  /** The discussion of the page; without one the newest draft of any is announced. */
  discussionID: v.optional(id),
  /** Its path, on which the form for comments stands. */
  path: v.optional(v.string()),
  /** It gives way while the form that its draft belongs to is in sight. */
  givesWay: v.optional(v.boolean(), false),
  /** What the server has drafts of, newest first: this machine may know of none. One that is none counts for nothing. */
  drafts: v.optional(v.array(v.fallback(v.nullable(commentDraft), null)), []),
});

export type DraftsToastProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
