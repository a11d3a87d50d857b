import * as v from 'valibot';
import { guard } from '../../src/index';

const schema = v.object({
  /** The discussion of the page; without one the newest draft of any is told of. */
  discussionID: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  /** Its path, on which the form for comments stands. */
  path: v.optional(v.string()),
});

export type DraftsToastProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
