import * as v from 'valibot';
import { guard } from '../../src/index';
import { maybe } from '../../src/ui/home/homeProps';

/** What of a question is shown here is read where it may also come from: the page around, and the server's answers. */
const schema = v.object({ discussion: maybe(v.record(v.string(), v.unknown())) });

export type SuggestedAnswersProps = v.InferOutput<typeof schema>;
export const readProps = guard(schema);
