import * as v from 'valibot';
import { guard } from '../../src/index';
import { around, flag, list, maybe, text, word } from '../../src/ui/home/homeProps';

const value = v.union([
  v.pipe(v.string(), v.maxLength(20_000)),
  v.number(),
  v.boolean(),
  list(v.union([v.string(), v.number()]), 50),
]);
const field = v.object({
  label: text(500),
  name: text(500),
  dataType: text(50),
  visibility: word('public', 'private', 'internal'),
  value: maybe(value),
});

/** What a post says in the fields of its type. Servers print them as a list, or by their names. */
const schema = v.object({
  ...around,
  postFields: v.union([
    list(field),
    v.pipe(v.record(v.string(), v.unknown()), v.transform(Object.values), list(field)),
  ]),
  displayOptions: maybe(v.object({ asMetas: flag })),
});

export type PostFieldsProps = v.InferOutput<typeof schema>;
export type ShownField = PostFieldsProps['postFields'][number];

export const readProps = guard(schema);
