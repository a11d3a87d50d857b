import * as v from 'valibot';
import { guard } from '../../src/index';

/** Whatever the fragment's author asked for; and what is to be shown here. */
const schema = v.looseObject({ $fragmentImpls: v.optional(v.record(v.string(), v.unknown())) });

export type CustomFragmentProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
