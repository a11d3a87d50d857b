import * as v from 'valibot';
import { guard } from '../../src/index';
import { around, list, maybe, text } from '../../src/ui/home/homeProps';

const tag = v.object({
  tagID: v.pipe(v.number(), v.safeInteger()),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
  type: text(50),
});

const schema = v.object({
  ...around,
  /** Without them, those of the page's discussion. */
  tags: maybe(list(tag, 50)),
});

export type PostTagsProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);

export const readTags = (foreign: unknown) => v.parse(v.fallback(list(tag, 50), []), foreign);
