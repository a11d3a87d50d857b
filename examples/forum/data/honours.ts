import type { UserRow } from '../database/tables';
import type { Honours } from '../forum';
import type { Badge, Rank } from '../wire';
import type { Context } from './context';

/** Posts that a rank begins at. */
const ranks: [from: number, name: string][] = [
  [0, 'Apprentice'],
  [60, 'Journeyman'],
  [200, 'Artisan'],
  [400, 'Master'],
];

type Counts = Pick<UserRow, 'countDiscussions' | 'countComments'>;
const badges: [name: string, body: string, earned: (user: Counts) => boolean][] = [
  ['First Words', 'Wrote a first comment.', ({ countComments }) => countComments > 0],
  ['Conversation Starter', 'Began ten discussions.', ({ countDiscussions }) => countDiscussions >= 10],
  ['Good Company', 'Wrote a hundred comments.', ({ countComments }) => countComments >= 100],
  [
    'Pillar of the House',
    'Wrote two hundred and fifty comments.',
    ({ countComments }) => countComments >= 250,
  ],
];

/** The latest first. */
const badgesOf = (user: Counts): Badge[] =>
  badges
    .flatMap(([name, body, earned], index) => (earned(user) ? [{ badgeID: index + 1, name, body }] : []))
    .reverse();

function rankOf({ countDiscussions, countComments }: Counts): Rank {
  const posts = countDiscussions + countComments;
  const level = ranks.filter(([from]) => posts >= from).length;
  return { rankID: level, name: ranks[level - 1]![1], level };
}

/** What members have earned, counted from what they wrote. */
export function createHonours({ db }: Pick<Context, 'db'>): Honours {
  return {
    async of(userIDs) {
      const wanted = [...new Set(userIDs)];
      if (wanted.length === 0) return new Map();
      const rows = await db
        .selectFrom('user')
        .select(['userID', 'countDiscussions', 'countComments'])
        .where('userID', 'in', wanted)
        .where('deleted', '=', false)
        .execute();
      return new Map(rows.map((row) => [row.userID, { badges: badgesOf(row), rank: rankOf(row) }]));
    },
  };
}
