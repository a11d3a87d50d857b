import * as v from 'valibot';
import { guard } from '../../src/index';

const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);
const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(5000));

const schema = v.pipe(
  v.object({
    type: v.fallback(v.picklist(['error', 'warning', 'neutral', 'info']), 'neutral'),
    title: optional(text),
    description: optional(text),
    /** A name of the sprite. */
    icon: optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))),
    actionButton: optional(
      v.object({ url: v.string(), label: v.pipe(text, v.maxLength(200)), target: optional(v.string()) }),
    ),
  }),
  v.check(({ title, description }) => (title ?? description) !== undefined, 'says nothing'),
);

export type MessageBannerProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
