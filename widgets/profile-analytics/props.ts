import * as v from 'valibot';
import { guard } from '../../src/index';
import { count, maybe, text } from '../../src/ui/home/homeProps';

const schema = v.object({
  userID: maybe(count),
  userInfo: v.object({
    posts: maybe(count),
    visits: maybe(count),
    /** Only where the forum gives some. */
    points: maybe(count),
    joinDate: text(50),
    lastActive: text(50),
  }),
});

export type ProfileAnalyticsProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
