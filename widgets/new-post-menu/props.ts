import * as v from 'valibot';
import { guard } from '../../src/index';
import { around, flag, list, maybe, text } from '../../src/ui/home/homeProps';

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const item = v.object({
  id: name,
  label: name,
  action: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
  /** What is called `button` runs code of a page's own, which no JSON brings. */
  type: v.optional(v.literal('link'), 'link'),
  icon: text(100),
  asOwnButton: flag,
});

const schema = v.object({
  ...around,
  items: list(item, 50),
  /** Null, or none: all of them. */
  postableDiscussionTypes: maybe(v.nullable(list(name))),
  asOwnButtons: maybe(list(name)),
  excludedButtons: maybe(list(name)),
  customLabels: maybe(v.record(v.string(), v.unknown())),
  borderRadius: maybe(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
});

export type NewPostMenuProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
