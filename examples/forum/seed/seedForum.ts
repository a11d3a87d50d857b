import { sql, type Transaction } from 'kysely';
import { leaveRedirect } from '../data/leaveRedirect';
import { lookalike } from '../data/lookalike';
import type { Database, Tables } from '../database/tables';
import { renderPost } from '../posts/renderPost';
import { insertAll } from './insertAll';
import { people, steward } from './people';
import { places } from './places';
import { createRandom } from './random';
import { reactionTypes } from './reactionTypes';
import { rolePermissions, roles } from './roles';
import { subcommunities } from './subcommunities';
import { seedExtras } from './seedExtras';
import { seedFollowers } from './seedFollowers';
import { seedIssues } from './seedIssues';
import { seedPolls } from './seedPolls';
import { seedPostTypes } from './seedPostTypes';
import { seedPosts } from './seedPosts';

/** The day on which the seed ends: everything in it happened before. */
export const lastDay = new Date('2026-11-01T09:00:00Z');

const day = 86_400_000;

/**
 * Fills empty tables: the same rows with the same IDs on every machine. Takes about two seconds in the embedded
 * database.
 */
export async function seedForum(db: Database): Promise<void> {
  const random = createRandom(20_261_101);
  await db.transaction().execute(async (trx) => {
    await insertAll(trx, 'role', roles);
    await insertAll(
      trx,
      'user',
      people.map((person, index) => {
        const joined = new Date(lastDay.getTime() - random.between(560, 1400) * day - random.between(0, day));
        const seen = new Date(lastDay.getTime() - Math.floor(random.next() ** 3 * 200 * day));
        return {
          userID: index + 1,
          name: person.name,
          lookalike: lookalike(person.name),
          email: `user${index + 1}@brightwater.example`,
          emailConfirmed: person.confirmed ?? true,
          isDemo: person.demo ?? false,
          title: person.title ?? null,
          about: person.about ?? null,
          banned: person.banned ? 1 : 0,
          private: person.private ?? false,
          showEmail: person.showEmail ?? false,
          deleted: person.deleted ?? false,
          dateInserted: joined,
          dateLastActive: seen,
        };
      }),
    );
    const roleID = (type: string) => roles.find((role) => role.type === type)?.roleID ?? 0;
    await insertAll(
      trx,
      'userRole',
      people.flatMap((person, index) => {
        const own = { userID: index + 1, roleID: roleID(person.role) };
        return person.role === 'member' ? [own] : [{ userID: index + 1, roleID: roleID('member') }, own];
      }),
    );
    await insertAll(
      trx,
      'signature',
      people.flatMap(({ signature }, index) =>
        signature === undefined
          ? []
          : [{ userID: index + 1, ...renderPost({ body: signature, format: 'text' }) }],
      ),
    );
    await insertAll(trx, 'category', places);
    await insertAll(trx, 'subcommunity', subcommunities);
    await insertAll(trx, 'rolePermission', rolePermissions);
    await insertAll(trx, 'reactionType', reactionTypes);
    await seedSteward(trx, people.length + 1, roleID);
    await seedPosts(trx, random, lastDay);
    await seedExtras(trx, random);
    await seedFollowers(trx, lastDay);
    await seedPolls(trx, lastDay);
    await seedIssues(trx, lastDay);
    await seedPostTypes(trx);
    await seedRedirect(trx);
    await settle(trx);
  });
}

async function seedSteward(trx: Database, userID: number, roleID: (type: string) => number): Promise<void> {
  const { name, title = null } = steward;
  const dates = { dateInserted: new Date(lastDay.getTime() - 700 * day), dateLastActive: lastDay };
  const email = `user${userID}@brightwater.example`;
  await insertAll(trx, 'user', [
    { userID, name, title, email, emailConfirmed: true, isDemo: true, lookalike: lookalike(name), ...dates },
  ]);
  await insertAll(
    trx,
    'userRole',
    ['member', steward.role].map((type) => ({ userID, roleID: roleID(type) })),
  );
}

/** The oldest discussion that is not announced has once been in another category. */
async function seedRedirect(trx: Transaction<Tables>): Promise<void> {
  const row = await trx
    .selectFrom('discussion')
    .selectAll()
    .where('pinLocation', 'is', null)
    .where('categoryID', 'not in', [3, 4, 6, 12])
    .orderBy('dateLastComment')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { max } = await trx
    .selectFrom('discussion')
    .select((eb) => eb.fn.max('discussionID').as('max'))
    .executeTakeFirstOrThrow();
  await leaveRedirect(trx, { ...row, categoryID: 6 }, max + 1);
}

/** Counts, scores and ID sequences follow from the rows, so that they cannot disagree with them. */
async function settle(trx: Database): Promise<void> {
  const counted: [table: keyof Tables, set: string][] = [
    [
      'category',
      `"countDiscussions" = (select count(*) from "discussion" d where d."categoryID" = "category"."categoryID" and d."type" <> 'redirect'),
      "countComments" = (select coalesce(sum(d."countComments"), 0) from "discussion" d where d."categoryID" = "category"."categoryID")`,
    ],
    ['tag', `"countDiscussions" = (select count(*) from "tagDiscussion" t where t."tagID" = "tag"."tagID")`],
    [
      'discussion',
      `"score" = (select coalesce(sum("reactionValue"), 0) from "reaction" r join "reactionType" using ("tagID")
      where r."recordType" = 'discussion' and r."recordID" = "discussion"."discussionID")`,
    ],
    [
      'comment',
      `"score" = (select coalesce(sum("reactionValue"), 0) from "reaction" r join "reactionType" using ("tagID")
      where r."recordType" = 'comment' and r."recordID" = "comment"."commentID")`,
    ],
    [
      'user',
      `"countDiscussions" = (select count(*) from "discussion" d where d."insertUserID" = "user"."userID" and d."type" <> 'redirect'),
      "countComments" = (select count(*) from "comment" c where c."insertUserID" = "user"."userID"),
      "points" = (select coalesce(sum("score"), 0) from "discussion" d where d."insertUserID" = "user"."userID")
        + (select coalesce(sum("score"), 0) from "comment" c where c."insertUserID" = "user"."userID")`,
    ],
  ];
  for (const [table, set] of counted) await sql`update ${sql.table(table)} set ${sql.raw(set)}`.execute(trx);
  for (const table of [
    'user',
    'role',
    'category',
    'discussion',
    'comment',
    'tag',
    'conversation',
    'message',
    'notification',
    'attachment',
    'issue',
    'poll',
    'pollOption',
  ] as const) {
    const column = `${table}ID`;
    await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, ${column}),
      (select max(${sql.ref(column)}) from ${sql.table(table)}))`.execute(trx);
  }
}
