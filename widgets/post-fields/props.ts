import * as v from 'valibot';
import { guard } from '../../src/index';
import { list, maybe, text } from '../../src/ui/home/homeProps';

const value = v.union([
  v.pipe(v.string(), v.maxLength(5000)),
  v.number(),
  v.boolean(),
  list(v.union([v.string(), v.number()]), 50),
]);
const field = v.object({ label: text(500), name: text(500), dataType: text(50), value: maybe(value) });

/** What a post says in the fields of its type. Servers print them as a list, or by their names. */
const schema = v.object({
  postFields: v.union([
    list(field),
    v.pipe(v.record(v.string(), v.unknown()), v.transform(Object.values), list(field)),
  ]),
});

export type PostFieldsProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
