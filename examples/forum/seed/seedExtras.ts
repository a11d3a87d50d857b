import type { Database } from '../database/tables';
import { notifyOfComment } from '../data/notifyOfComment';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { insertAll } from './insertAll';
import type { Random } from './random';

const talks: [name: string, ...lines: string[]][] = [
  [
    'The big clamps',
    'Are the big clamps free next week?',
    'From Tuesday on, yes. Thursday would suit me.',
    'Thursday it is. Thank you!',
  ],
  [
    'Seeds for the swap',
    'I have kept forty of the climbing beans for you.',
    'Wonderful. I have a bag of the black kale.',
  ],
  [
    'Your question about shellac',
    'I did not want to write it in the thread: the flakes from the corner shop are old stock.',
    'That explains a lot. Thank you for telling me.',
    'Buy them from the violin people instead.',
  ],
  ['Soup on Sunday', 'Can you bring bread?', 'Rye or white?', 'Both, if you are asking.'],
];

/** What belongs to single members: what they have read and kept, their notifications and their messages. */
export async function seedExtras(trx: Transaction<Tables>, random: Random): Promise<void> {
  const discussions = await trx.selectFrom('discussion').selectAll().orderBy('discussionID').execute();
  const marks = [1, 2, 3].flatMap((userID) =>
    discussions.flatMap((row) => {
      if (!random.chance(0.55)) return [];
      const countRead = random.chance(0.6)
        ? row.countComments
        : Math.floor(row.countComments * random.next());
      return [
        {
          userID,
          discussionID: row.discussionID,
          countRead,
          bookmarked: random.chance(0.06),
          dateLastViewed: new Date(row.dateLastComment.getTime() + random.between(1, 500) * 60_000),
        },
      ];
    }),
  );
  await insertAll(trx, 'userDiscussion', marks);

  const recent = await trx
    .selectFrom('comment')
    .select(['commentID', 'discussionID', 'insertUserID', 'dateInserted'])
    .where('parentCommentID', 'is', null)
    .orderBy('dateInserted', 'desc')
    .limit(400)
    .execute();
  for (const comment of recent.reverse()) {
    const discussion = discussions.find((row) => row.discussionID === comment.discussionID);
    if (discussion) await notifyOfComment(trx, discussion, comment);
  }
  await markOldOnesRead(trx);

  let messageID = 0;
  for (const [index, [name, ...lines]] of talks.entries()) {
    const conversationID = index + 1;
    const pair = [3, 7 + index * 2];
    const dateInserted = new Date(Date.UTC(2026, 9, 12 + index * 4, 18, 5));
    await trx
      .insertInto('conversation')
      .values({ conversationID, name, insertUserID: pair[1] as number, dateInserted })
      .execute();
    await trx
      .insertInto('message')
      .values(
        lines.map((body, line) => ({
          messageID: (messageID += 1),
          conversationID,
          body,
          insertUserID: pair[(line + 1) % 2] as number,
          dateInserted: new Date(dateInserted.getTime() + line * 1_260_000),
        })),
      )
      .execute();
    await trx
      .insertInto('conversationUser')
      .values(
        pair.map((userID) => ({
          conversationID,
          userID,
          countRead: userID === 3 && index > 2 ? 1 : lines.length,
        })),
      )
      .execute();
  }
}

/** All but the three newest of everybody's notifications have been read. */
async function markOldOnesRead(db: Database): Promise<void> {
  const rows = await db
    .selectFrom('notification')
    .select(['notificationID', 'userID'])
    .orderBy('notificationID', 'desc')
    .execute();
  const seen = new Map<number, number>();
  const old = rows.filter(({ userID }) => {
    const count = (seen.get(userID) ?? 0) + 1;
    seen.set(userID, count);
    return count > 3;
  });
  if (old.length === 0) return;
  await db
    .updateTable('notification')
    .set({ read: true })
    .where(
      'notificationID',
      'in',
      old.map((row) => row.notificationID),
    )
    .execute();
}
