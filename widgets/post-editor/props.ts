import * as v from 'valibot';
import { guard } from '../../src/index';

const schema = v.object({
  /** Of the form's field that takes the text; its format goes into `format`. */
  name: v.optional(v.pipe(v.string(), v.regex(/^[\w.[\]-]{1,64}$/)), 'body'),
  formatName: v.optional(v.pipe(v.string(), v.regex(/^[\w.[\]-]{1,64}$/)), 'format'),
  label: v.optional(v.pipe(v.string(), v.maxLength(200)), 'Your comment'),
  body: v.optional(v.pipe(v.string(), v.maxLength(200_000)), ''),
  format: v.optional(v.picklist(['text', 'html', 'rich2']), 'text'),
  /** What the server found wrong with it. */
  error: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500)))),
});

export type PostEditorProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
