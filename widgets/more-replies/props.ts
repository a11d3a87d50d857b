import * as v from 'valibot';
import { guard } from '../../src/index';

// A button's `data-` attributes are text.
const id = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,14}$/),
  v.transform(Number),
  v.safeInteger(),
  v.minValue(1),
);

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const schema = v.object({
  /** Whose replies are wanted. */
  commentID: id,
  /** What the page says of the thread. */
  thread: v.object({
    categoryID: v.optional(count),
    closed: v.optional(v.boolean(), false),
    /** Who began the discussion. */
    insertUserID: v.optional(count),
    permissionsOverrides: v.optional(v.record(v.string(), v.boolean())),
    dateLastViewed: v.optional(v.nullable(v.string())),
  }),
  sort: v.optional(
    v.picklist(['dateInserted', '-dateInserted', '-score', '-experimentalTrending']),
    'dateInserted',
  ),
});

export type MoreRepliesProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
