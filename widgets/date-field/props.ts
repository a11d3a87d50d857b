import * as v from 'valibot';
import { guard } from '../../src/index';
import { flag, text } from '../../src/ui/home/homeProps';

/** A field of a server's form; how it is called has several spellings. */
const schema = v.object({
  inputName: v.optional(v.pipe(v.string(), v.maxLength(200))),
  name: v.optional(v.pipe(v.string(), v.maxLength(200))),
  initialValue: text(50),
  value: text(50),
  label: text(500),
  inputLabel: text(500),
  min: text(50),
  max: text(50),
  required: flag,
});

export type DateFieldProps = v.InferOutput<typeof schema>;

export const readProps = guard(
  v.pipe(
    schema,
    v.check(({ inputName, name }) => !!(inputName || name), 'a field without a name'),
  ),
);
