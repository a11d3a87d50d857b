import { sql } from 'kysely';
import type { Database } from '../database/tables';
import type { Viewer } from '../viewer';
import { demandSession } from './demand';
import type { Unread } from './userShapes';

export async function countUnread(db: Database, userID: number): Promise<Unread> {
  if (userID === 0) return { notifications: 0, conversations: 0 };
  const { rows } = await sql<Unread>`select
    (select count(*)::integer from "notification" where "userID" = ${userID} and not "read") as "notifications",
    (select count(*)::integer from "conversationUser" as cu where cu."userID" = ${userID} and cu."countRead" <
      (select count(*) from "message" as m where m."conversationID" = cu."conversationID")) as "conversations"`.execute(
    db,
  );
  return rows[0] as Unread;
}

export async function userCounts(
  db: Database,
  viewer: Viewer,
): Promise<{ counts: { name: string; count: number }[] }> {
  demandSession(viewer);
  const { notifications, conversations } = await countUnread(db, viewer.userID);
  const { rows } = await sql<{
    bookmarks: number;
    discussions: number;
    drafts: number;
    participated: number;
  }>`select
    (select count(*)::integer from "userDiscussion" where "userID" = ${viewer.userID} and "bookmarked") as "bookmarks",
    (select count(*)::integer from "discussion" where "insertUserID" = ${viewer.userID} and "type" <> 'redirect') as "discussions",
    (select count(*)::integer from "draft" where "insertUserID" = ${viewer.userID} and "draftStatus" <> 'scheduled') as "drafts",
    (select count(distinct "discussionID")::integer from "comment" where "insertUserID" = ${viewer.userID} and "dateDeleted" is null) as "participated"`.execute(
    db,
  );
  const { bookmarks, discussions, drafts, participated } = rows[0] as (typeof rows)[number];
  return {
    counts: [
      { name: 'UnreadNotifications', count: notifications },
      { name: 'Conversations', count: conversations },
      { name: 'Bookmarks', count: bookmarks },
      { name: 'Discussions', count: discussions },
      { name: 'Drafts', count: drafts },
      { name: 'Participated', count: participated },
    ],
  };
}
