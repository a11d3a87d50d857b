import * as v from 'valibot';
import { guard } from '../../src/index';

// A link's `data-` attributes are text.
const id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/))]),
  v.transform(Number),
  v.safeInteger(),
  v.minValue(1),
);

const schema = v.object({
  discussionID: id,
  categoryID: v.optional(id),
  closed: v.optional(v.boolean(), false),
  /** The comment that is answered. */
  parentCommentID: v.optional(id),
  /** What the text area begins with. */
  body: v.optional(v.pipe(v.string(), v.maxLength(100_000)), ''),
  format: v.optional(v.picklist(['text', 'html', 'rich2']), 'text'),
  /** The new comment belongs at the end of the list that the page shows. */
  isLast: v.optional(v.boolean(), false),
  /** Of a link: what it is for, and for which comment. */
  action: v.optional(v.picklist(['reply', 'quote', 'edit'])),
  commentID: v.optional(id),
});

export type CreateCommentProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
