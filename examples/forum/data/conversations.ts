import { sql } from 'kysely';
import type { Conversations, Users } from '../forum';
import { excerptOf } from '../posts/cleanHtml';
import { escapeHtml } from '../posts/escapeHtml';
import type { UserFragment } from '../wire';
import type { Context } from './context';
import { stamp } from './dates';
import { demandSession } from './demand';
import { expansion } from './expansion';
import { more, pageWindow } from './paging';
import { paths } from './paths';

interface Row {
  conversationID: number;
  name: string;
  insertUserID: number;
  dateInserted: Date;
  countRead: number;
  countMessages: number;
  participantIDs: number[];
  lastBody: string;
  lastUserID: number;
  lastDate: Date;
}

export function createConversations({ db }: Context, users: Users): Conversations {
  return {
    async list(viewer, query = {}) {
      demandSession(viewer);
      const window = pageWindow(query, 50);
      const wants = expansion(query.expand);
      const { rows } = await sql<Row>`
        select c.*, cu."countRead", last."body" as "lastBody", last."insertUserID" as "lastUserID",
          last."dateInserted" as "lastDate",
          (select count(*)::integer from "message" m where m."conversationID" = c."conversationID") as "countMessages",
          (select array_agg(p."userID" order by p."userID") from "conversationUser" p
            where p."conversationID" = c."conversationID") as "participantIDs"
        from "conversationUser" cu join "conversation" c using ("conversationID")
        join lateral (select * from "message" m where m."conversationID" = c."conversationID"
          order by m."messageID" desc limit 1) last on true
        where cu."userID" = ${viewer.userID}
        order by last."messageID" desc limit ${window.limit + 1} offset ${window.offset}`.execute(db);
      const people = rows.flatMap((row) => [row.insertUserID, row.lastUserID, ...row.participantIDs]);
      const fragments = await users.fragments(viewer, people);
      const user = (userID: number) => fragments.get(userID) as UserFragment;
      const conversations = rows.map((row) => {
        const countUnread = Math.max(row.countMessages - row.countRead, 0);
        const body = `<p>${escapeHtml(row.lastBody)}</p>`;
        return {
          conversationID: row.conversationID,
          name: row.name,
          body,
          excerpt: excerptOf(body),
          url: viewer.url(paths.messages(row.conversationID)),
          dateInserted: stamp(row.dateInserted),
          insertUserID: row.insertUserID,
          ...(wants('insertUser') && { insertUser: user(row.insertUserID) }),
          countParticipants: row.participantIDs.length,
          participants: row.participantIDs.map((userID) => ({
            userID,
            user: user(userID),
            status: 'participating' as const,
          })),
          countMessages: row.countMessages,
          countUnread,
          unread: countUnread > 0,
          lastMessage: {
            insertUserID: row.lastUserID,
            dateInserted: stamp(row.lastDate),
            insertUser: user(row.lastUserID),
          },
        };
      });
      return more(conversations, window);
    },
  };
}
