import * as v from 'valibot';
import { guard } from '../../src/index';

/** The fragment's own props, and the fragment to show. */
const schema = v.looseObject({ $fragmentImpls: v.optional(v.record(v.string(), v.unknown())) });

export type CustomFragmentProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
