import * as v from 'valibot';
import { guard } from '../../../src/index';
import { pollSchema } from '../../../src/resources/polls';

const schema = v.object({ poll: pollSchema });

export type PollProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
