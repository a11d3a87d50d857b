import * as v from 'valibot';
import { guard } from '../../src/index';

const schema = v.object({
  conversationID: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** What the field begins with. */
  body: v.optional(v.pipe(v.string(), v.maxLength(100_000)), ''),
  /** Why the server has not taken it. */
  error: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500)))),
});

export type MessageFormProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
