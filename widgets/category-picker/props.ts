import * as v from 'valibot';
import { guard } from '../../src/index';
import { count, flag, list, maybe, text } from '../../src/ui/home/homeProps';

const id = v.union([v.pipe(v.string(), v.maxLength(100)), v.number()]);
const crumbs = maybe(list(v.object({ name: v.pipe(v.string(), v.maxLength(500)) }), 20));
const item = v.object({
  value: id,
  label: v.pipe(v.string(), v.maxLength(500)),
  description: text(),
  depth: maybe(count),
  disabled: flag,
  breadcrumbs: crumbs,
});

/** The field of a server's form that asks for a category. */
const schema = v.object({
  selectAttributes: v.object({
    name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
    id: text(200),
    class: text(500),
  }),
  initialValue: maybe(v.nullable(id)),
  defaultItem: maybe(v.object({ value: maybe(v.nullable(id)), label: text(500) })),
  items: list(item, 2000),
});

export type CategoryPickerProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
