import * as v from 'valibot';
import { guard } from '../../src/index';

const schema = v.object({ userID: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) });

export type FollowedContentProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
