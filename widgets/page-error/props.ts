import * as v from 'valibot';
import { guard } from '../../src/index';

const text = v.pipe(v.string(), v.maxLength(2000));

const schema = v.object({
  status: v.optional(v.pipe(v.number(), v.integer()), 500),
  message: v.optional(text, ''),
  description: v.optional(v.nullable(text), null),
});

export type PageErrorProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
