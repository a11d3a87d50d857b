import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { escapeHtml } from '../posts/escapeHtml';
import { insertAll } from './insertAll';
import { places } from './places';

interface Seeded {
  urlcode: string;
  recordType: 'discussion' | 'comment';
  name: string;
  body: string;
  priority: 'low' | 'normal' | 'high';
  state: 'open' | 'closed';
}

const issues: Seeded[] = [
  {
    urlcode: 'electronics',
    recordType: 'discussion',
    name: 'The fume extractor at bench 3 rattles',
    body: 'Screws at the back are loose. Somebody with the long hex key, please.',
    priority: 'high',
    state: 'open',
  },
  {
    urlcode: 'bicycles',
    recordType: 'comment',
    name: 'Order new brake pads for the repair stand',
    body: 'The last pair has gone into the cargo bike.',
    priority: 'normal',
    state: 'closed',
  },
];
const hour = 3_600_000;

/** What the staff has made issues of: one from a discussion, one from a comment. */
export async function seedIssues(trx: Transaction<Tables>, lastDay: Date): Promise<void> {
  const insertUserID = 2;
  for (const [index, { urlcode, recordType, state, ...issue }] of issues.entries()) {
    const { categoryID } = places.find((place) => place.urlcode === urlcode)!;
    const { discussionID } = await trx
      .selectFrom('discussion')
      .select('discussionID')
      .where('categoryID', '=', categoryID)
      .where('type', '=', 'discussion')
      .where('closed', '=', false)
      .where('countComments', '>', 3)
      .orderBy('dateLastComment', 'desc')
      .orderBy('discussionID', 'desc')
      // Not in those that have polls.
      .offset(2)
      .executeTakeFirstOrThrow();
    const { commentID } = await trx
      .selectFrom('comment')
      .select('commentID')
      .where('discussionID', '=', discussionID)
      .orderBy('commentID')
      .executeTakeFirstOrThrow();
    const recordID = recordType === 'comment' ? commentID : discussionID;
    const issueID = index + 1;
    const dateInserted = new Date(lastDay.getTime() - 5 * hour);
    const changed =
      state === 'closed' ? { updateUserID: 1, dateUpdated: new Date(lastDay.getTime() - hour) } : {};
    await insertAll(trx, 'issue', [
      {
        ...{ issueID, recordType, recordID, state, ...issue, insertUserID, dateInserted },
        bodyHtml: `<p>${escapeHtml(issue.body)}</p>`,
        ...changed,
      },
    ]);
    const metadata = [
      { labelCode: 'Title', value: issue.name },
      { labelCode: 'Description', value: escapeHtml(issue.body), format: 'html' },
    ];
    await insertAll(trx, 'attachment', [
      {
        ...{ attachmentID: issueID, attachmentType: 'forum-issue', recordType, recordID },
        ...{ sourceID: String(issueID), state, metadata: JSON.stringify(metadata) },
        ...{ insertUserID, dateInserted, dateUpdated: dateInserted },
      },
    ]);
  }
}
