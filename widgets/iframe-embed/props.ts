import * as v from 'valibot';
import { guard } from '../../src/index';

/** `640`, `640px` or `100%`; other values are ignored, and the widget fills its column. */
const size = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.number(), v.string()]),
      v.transform(String),
      v.regex(/^(\d{1,4}(\.\d{1,3})?(px)?|(100|\d{1,2}(\.\d{1,3})?)%)$/),
      v.transform((text) => (/\d$/.test(text) ? `${text}px` : text)),
    ),
  ),
  undefined,
);

const schema = v.object({
  url: v.pipe(v.string(), v.maxLength(8192)),
  /** What the frame is called for those who do not see it. */
  title: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  width: size,
  height: size,
});

export type IframeEmbedProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
