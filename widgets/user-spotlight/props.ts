import * as v from 'valibot';
import { guard } from '../../src/index';
import { around, user, word } from '../../src/ui/home/homeProps';

const schema = v.object({ ...around, userInfo: user, userTextAlignment: word('left', 'right') });

export type UserSpotlightProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
