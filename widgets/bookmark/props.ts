import * as v from 'valibot';
import { guard } from '../../src/index';

const schema = v.object({
  discussionID: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  bookmarked: v.optional(v.boolean(), false),
  /** Its name stands beside the icon. */
  labelled: v.optional(v.boolean(), false),
});

export type BookmarkProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
