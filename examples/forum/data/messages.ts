import { sql, type Selectable } from 'kysely';
import type { Tables } from '../database/tables';
import type { Message, Messages, Users } from '../forum';
import { invalid, notFound } from '../httpError';
import { cleanHtml } from '../posts/cleanHtml';
import { escapeHtml } from '../posts/escapeHtml';
import { isBlank } from '../posts/isBlank';
import type { UserFragment } from '../wire';
import type { Context } from './context';
import { stamp } from './dates';
import { demand, demandSession } from './demand';
import { cutText } from '../../../src/safe/cutText';

const most = 20_000;

function checked(body: string): string {
  if (isBlank(body))
    throw invalid({ field: 'body', code: 'missingField', message: 'Please write something first.' });
  if (body.length > most)
    throw invalid({ field: 'body', code: 'maxLength', message: 'The message is too long.' });
  return body;
}

export function createMessages({ db, now }: Context, users: Users): Messages {
  async function demandPlace(userID: number, conversationID: number): Promise<string> {
    const row = await db
      .selectFrom('conversation')
      .innerJoin('conversationUser', 'conversationUser.conversationID', 'conversation.conversationID')
      .select('name')
      .where('conversation.conversationID', '=', conversationID)
      .where('conversationUser.userID', '=', userID)
      .executeTakeFirst();
    // Another user's conversation answers like a missing one: its ID reveals nothing.
    if (!row) throw notFound('Conversation');
    return row.name;
  }

  const shape = (row: Selectable<Tables['message']>, people: Map<number, UserFragment>): Message => ({
    messageID: row.messageID,
    body: cleanHtml(`<p>${escapeHtml(row.body).replaceAll('\n', '<br>')}</p>`),
    dateInserted: stamp(row.dateInserted),
    insertUser: people.get(row.insertUserID) as UserFragment,
  });

  return {
    async start(viewer, { userID, name, body }) {
      demandSession(viewer);
      demand(viewer, 'conversations.add');
      const text = checked(body);
      if (userID === viewer.userID) throw notFound('User');
      const title = cutText(name.trim(), 100) || cutText(text.trim(), 60);
      return db.transaction().execute(async (trx) => {
        const { conversationID } = await trx
          .insertInto('conversation')
          .values({ name: title, insertUserID: viewer.userID, dateInserted: now() })
          .returning('conversationID')
          .executeTakeFirstOrThrow();
        await trx
          .insertInto('conversationUser')
          .values([
            { conversationID, userID: viewer.userID, countRead: 1 },
            { conversationID, userID, countRead: 0 },
          ])
          .execute();
        await trx
          .insertInto('message')
          .values({ conversationID, body: text, insertUserID: viewer.userID, dateInserted: now() })
          .execute();
        return { conversationID };
      });
    },

    async reply(viewer, conversationID, body) {
      demandSession(viewer);
      await demandPlace(viewer.userID, conversationID);
      demand(viewer, 'conversations.add');
      const row = await db.transaction().execute(async (trx) => {
        await sql`update "conversationUser" set "countRead" = "countRead" + 1
          where "conversationID" = ${conversationID} and "userID" = ${viewer.userID}`.execute(trx);
        return trx
          .insertInto('message')
          .values({ conversationID, body: checked(body), insertUserID: viewer.userID, dateInserted: now() })
          .returningAll()
          .executeTakeFirstOrThrow();
      });
      return shape(row, await users.fragments(viewer, [viewer.userID]));
    },

    async read(viewer, conversationID) {
      demandSession(viewer);
      const name = await demandPlace(viewer.userID, conversationID);
      const rows = await db
        .selectFrom('message')
        .selectAll()
        .where('conversationID', '=', conversationID)
        .orderBy('messageID')
        .execute();
      const fragments = await users.fragments(
        viewer,
        rows.map((row) => row.insertUserID),
      );
      await sql`update "conversationUser" set "countRead" = greatest("countRead", ${rows.length})
        where "conversationID" = ${conversationID} and "userID" = ${viewer.userID}`.execute(db);
      return {
        name,
        messages: rows.map((row) => shape(row, fragments)),
      };
    },
  };
}
