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
  /** What the page grants or takes away here, whatever the reader holds elsewhere. */
  permissionsOverrides: v.optional(v.record(v.string(), v.boolean())),
  /** The comment that is answered. */
  parentCommentID: v.optional(id),
  /** What the text area begins with. */
  body: v.optional(v.pipe(v.string(), v.maxLength(100_000)), ''),
  format: v.optional(v.picklist(['text', 'html', 'rich2']), 'text'),
  /** The same as HTML, as the server shows it to those without script. */
  html: v.optional(v.pipe(v.string(), v.maxLength(200_000))),
  /** The comment as it is, where that is something else. */
  own: v.optional(
    v.object({
      body: v.pipe(v.string(), v.maxLength(100_000)),
      format: v.picklist(['text', 'html', 'rich2']),
    }),
  ),
  /** What the server found wrong with that. */
  error: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500)))),
  /** Of several places of one form: this one's. Only where the form is there is anything written. */
  spot: v.optional(v.picklist(['widget', 'original-post'])),
  /** What the server keeps of it; null where that is known to be nothing. */
  draft: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  /** The new comment belongs at the end of the list that the page shows. */
  isLast: v.optional(v.boolean(), false),
  /** What a link is for, and for which comment; `edit` also of a form on a page of its own. */
  action: v.optional(v.picklist(['reply', 'quote', 'edit'])),
  commentID: v.optional(id),
});

export type CreateCommentProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
