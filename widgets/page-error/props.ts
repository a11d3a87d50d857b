import * as v from 'valibot';
import { guard } from '../../src/index';

const text = v.pipe(v.string(), v.maxLength(2000));

const schema = v.object({
  status: v.optional(v.pipe(v.number(), v.integer()), 500),
  message: v.optional(text, ''),
  description: v.optional(v.nullable(text), null),
  actionButton: v.fallback(
    v.optional(
      v.object({ url: v.string(), label: v.pipe(text, v.nonEmpty()), target: v.optional(v.string()) }),
    ),
    undefined,
  ),
  /** Shown on debug pages alone. */
  trace: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(20_000))), undefined),
});

export type PageErrorProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
