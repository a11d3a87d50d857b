import * as v from 'valibot';
import { guard } from '../../src/index';
import { flag, text } from '../../src/ui/home/homeProps';

const name = v.optional(v.pipe(v.string(), v.maxLength(200)));
/** A field of a server's form; how it is called has several spellings. */
const schema = v.object({
  inputName: name,
  name,
  /** Address of the picture. */
  initialValue: text(),
  value: text(),
  label: text(500),
  inputLabel: text(500),
  description: text(),
  labelDescription: text(),
  required: flag,
  disabled: flag,
});

export type ImageFieldProps = v.InferOutput<typeof schema>;

export const readProps = guard(
  v.pipe(
    schema,
    v.check(({ inputName, name: own }) => !!(inputName || own), 'a field without a name'),
  ),
);
