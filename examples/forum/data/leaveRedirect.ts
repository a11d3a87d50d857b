import type { Transaction } from 'kysely';
import type { DiscussionRow, Tables } from '../database/tables';
import { escapeHtml } from '../posts/escapeHtml';
import { paths } from './paths';

type Target = Pick<DiscussionRow, 'discussionID' | 'name'>;

/** What a redirect holds: one link, so that clients which know no redirects still lead somewhere. */
export function redirectBody({ discussionID, name }: Target) {
  const link = `<p><a href="${escapeHtml(paths.discussion(discussionID, name))}">${escapeHtml(name)}</a></p>`;
  return {
    type: 'redirect' as const,
    statusID: 0,
    body: link,
    format: 'html',
    bodyHtml: link,
    closed: true,
    pinLocation: null,
    countComments: 0,
    redirectDiscussionID: discussionID,
  };
}

/** Leaves a sign where a discussion was, with its name, author and dates. */
export async function leaveRedirect(
  trx: Transaction<Tables>,
  row: DiscussionRow,
  discussionID?: number,
): Promise<void> {
  const { categoryID, name, insertUserID, lastUserID, dateInserted, dateLastComment } = row;
  await trx
    .insertInto('discussion')
    .values({
      ...redirectBody(row),
      ...(discussionID !== undefined && { discussionID }),
      categoryID,
      name,
      insertUserID,
      lastUserID,
      dateInserted,
      dateLastComment,
    })
    .execute();
}
