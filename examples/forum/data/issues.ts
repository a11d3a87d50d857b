import type { Issues } from '../attachments';
import type { IssueRow } from '../database/tables';
import type { Users } from '../forum';
import { HttpError, notFound } from '../httpError';
import type { Viewer } from '../viewer';
import type { Issue, UserFragment } from '../wire';
import { readPost, type PostForAttachment } from './attachments/readPost';
import type { Context } from './context';
import { stamp, stampOrNull } from './dates';
import { demand } from './demand';

export function createIssues(context: Context, users: Users): Issues {
  const { db, now } = context;

  async function find(viewer: Viewer, issueID: number) {
    const row = await db.selectFrom('issue').selectAll().where('issueID', '=', issueID).executeTakeFirst();
    if (!row) throw notFound('Issue');
    try {
      return { row, post: await readPost(context, viewer, row) };
    } catch (error) {
      // A post that is gone leaves its issue to the staff.
      if (!(error instanceof HttpError)) throw error;
      if (error.status === 404 && viewer.can('staff.allow')) return { row, post: null };
      throw error.status === 404 ? notFound('Issue') : error;
    }
  }

  async function shape(viewer: Viewer, row: IssueRow, post: PostForAttachment | null): Promise<Issue> {
    const { issueID, name, bodyHtml: body, priority, state, insertUserID } = row;
    const fragments = await users.fragments(viewer, [insertUserID]);
    return {
      ...{ issueID, name, body, priority, state },
      insertUser: fragments.get(insertUserID) as UserFragment,
      dateInserted: stamp(row.dateInserted),
      dateUpdated: stampOrNull(row.dateUpdated),
      url: viewer.url(`/issue/${issueID}`),
      ...(post && { recordUrl: viewer.url(post.path), recordName: post.name }),
      mayClose: viewer.can('staff.allow'),
    };
  }

  return {
    async get(viewer, issueID) {
      const { row, post } = await find(viewer, issueID);
      return shape(viewer, row, post);
    },

    async setState(viewer, issueID, state) {
      const { post } = await find(viewer, issueID);
      demand(viewer, 'staff.allow');
      const row = await db
        .updateTable('issue')
        .set({ state, updateUserID: viewer.userID, dateUpdated: now() })
        .where('issueID', '=', issueID)
        .returningAll()
        .executeTakeFirstOrThrow();
      return shape(viewer, row, post);
    },
  };
}
