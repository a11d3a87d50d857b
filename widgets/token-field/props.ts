import * as v from 'valibot';
import { guard } from '../../src/index';
import { list, maybe, text } from '../../src/ui/home/homeProps';

const id = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)), v.number()]),
  v.transform(String),
);
const option = v.pipe(
  v.union([v.object({ value: id, label: text(500) }), id]),
  v.transform((each) => (typeof each === 'string' ? { value: each, label: undefined } : each)),
);
/** A list, or `value => label`, as PHP prints its arrays. */
const options = v.union([
  list(option, 500),
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((map): unknown => Object.entries(map).map(([value, label]) => ({ value, label }))),
    list(option, 500),
  ),
]);
const text200 = v.optional(v.pipe(v.string(), v.maxLength(200)));

const schema = v.object({
  inputName: text200,
  name: text200,
  label: text(500),
  inputLabel: text(500),
  description: text(),
  initialValue: maybe(options),
  value: maybe(options),
  options: maybe(options),
});

export type TokenFieldProps = v.InferOutput<typeof schema>;

export const readProps = guard(
  v.pipe(
    schema,
    v.check(({ inputName, name }) => !!(inputName || name), 'a field without a name'),
  ),
);
