import { guard } from '../../src/index';
import * as v from 'valibot';
import { flag } from '../../src/ui/home/homeProps';

/** A field without the flag is one: deployed forums print the tag beside private fields alone. */
const schema = v.object({ isPrivate: flag });

export type PrivateFieldProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
