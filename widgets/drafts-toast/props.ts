import * as v from 'valibot';
import { guard } from '../../src/index';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const schema = v.object({
  /** The discussion of the page. */
  discussionID: id,
  /** Its path, on which the form for comments stands. */
  path: v.string(),
});

export type DraftsToastProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
