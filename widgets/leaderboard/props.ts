import * as v from 'valibot';
import { guard } from '../../src/index';
import { around, count, list, user } from '../../src/ui/home/homeProps';

const schema = v.object({ ...around, leaders: list(v.object({ user, points: count })) });

export type LeaderboardWidgetProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
