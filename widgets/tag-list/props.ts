import * as v from 'valibot';
import { guard } from '../../src/index';
import { around, count, list, maybe, word } from '../../src/ui/home/homeProps';

const tag = v.object({
  tagID: v.union([count, v.pipe(v.string(), v.regex(/^\d{1,12}$/))]),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
  countDiscussions: maybe(count),
});

const schema = v.object({
  ...around,
  tags: list(tag),
  limit: maybe(count),
  itemOptions: maybe(v.object({ tagPreset: word('STANDARD', 'PRIMARY', 'GREYSCALE', 'COLORED') })),
});

export type TagWidgetProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
