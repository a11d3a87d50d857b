import * as v from 'valibot';
import { guard } from '../../src/index';
import { around, count, list, user } from '../../src/ui/home/homeProps';

/** Whatever else is counted of a leader, by its name. */
const leader = v.pipe(
  v.looseObject({ user, points: count }),
  v.transform(({ user: who, points, ...rest }) => ({
    ...{ user: who, points },
    others: Object.fromEntries(
      Object.entries(rest).filter(
        (entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && entry[0].length <= 50,
      ),
    ),
  })),
);

const schema = v.object({ ...around, leaders: list(leader) });

export type LeaderboardWidgetProps = v.InferOutput<typeof schema>;

export const readProps = guard(schema);
