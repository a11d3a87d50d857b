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

const schema = v.object({
  /** Whose replies are wanted. */
  commentID: id,
  categoryID: v.optional(id),
  closed: v.optional(v.boolean(), false),
  /** Who began the discussion. */
  authorID: v.optional(id),
  sort: v.optional(
    v.picklist(['dateInserted', '-dateInserted', '-score', '-experimentalTrending']),
    'dateInserted',
  ),
});

export type MoreRepliesProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
