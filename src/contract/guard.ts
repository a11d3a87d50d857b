import * as v from 'valibot';
import { ForeignError } from './foreign';

/** Turns a schema into a guard: clean value out, or a `ForeignError` that names the first wrong field. */
export function guard<Schema extends v.GenericSchema>(
  schema: Schema,
): (foreign: unknown) => v.InferOutput<Schema> {
  return (foreign) => {
    const result = v.safeParse(schema, foreign, { abortEarly: true });
    if (result.success) return result.output;
    const issue = result.issues[0];
    throw new ForeignError(`${v.getDotPath(issue) ?? 'value'}: ${issue.message}`);
  };
}
