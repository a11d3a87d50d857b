import { sql } from 'kysely';
import { lookalike } from '../data/lookalike';
import type { Database, Tables } from '../database/tables';
import { insertAll } from './insertAll';
import { people } from './people';
import { places } from './places';
import { createRandom } from './random';
import { reactionTypes } from './reactionTypes';
import { rolePermissions, roles } from './roles';
import { seedExtras } from './seedExtras';
import { seedFollowers } from './seedFollowers';
import { seedIssues } from './seedIssues';
import { seedPolls } from './seedPolls';
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
    await insertAll(trx, 'category', places);
    await insertAll(trx, 'rolePermission', rolePermissions);
    await insertAll(trx, 'reactionType', reactionTypes);
    await seedPosts(trx, random, lastDay);
    await seedExtras(trx, random);
    await seedFollowers(trx, lastDay);
    await seedPolls(trx, lastDay);
    await seedIssues(trx, lastDay);
    await settle(trx);
  });
}

/** Counts, scores and ID sequences follow from the rows, so that they cannot disagree with them. */
async function settle(trx: Database): Promise<void> {
  const counted: [table: keyof Tables, set: string][] = [
    [
      'category',
      `"countDiscussions" = (select count(*) from "discussion" d where d."categoryID" = "category"."categoryID"),
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
      `"countDiscussions" = (select count(*) from "discussion" d where d."insertUserID" = "user"."userID"),
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
