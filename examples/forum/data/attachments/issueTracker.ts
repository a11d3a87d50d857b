import type { IssueRow } from '../../database/tables';
import { excerptOf } from '../../posts/cleanHtml';
import { escapeHtml } from '../../posts/escapeHtml';
import { renderPost } from '../../posts/renderPost';
import type { Context } from '../context';
import { stamp } from '../dates';
import type { Integration, SourceRecord } from './integration';
import { cutText } from '../../../../src/safe/cutText';

const priorities = { low: 'Low', normal: 'Normal', high: 'High' };
const longestName = 200;

function recordOf({ issueID, name, bodyHtml, state, ...row }: IssueRow): SourceRecord {
  const { updateUserID, dateUpdated } = row;
  return {
    sourceID: String(issueID),
    state,
    metadata: [
      { labelCode: 'Title', value: name },
      // An excerpt is text.
      { labelCode: 'Description', value: escapeHtml(excerptOf(bodyHtml, 300)), format: 'html' },
      ...(updateUserID !== null && dateUpdated
        ? [
            { labelCode: 'Last changed', value: stamp(dateUpdated), format: 'date-time' as const },
            { labelCode: 'Changed by', value: '', format: 'user' as const, userID: updateUserID },
          ]
        : []),
    ],
  };
}

/** Issues that the forum keeps itself: members report their own posts, the staff all of them. */
export function createIssueTracker({ db, now }: Pick<Context, 'db' | 'now'>): Integration {
  return {
    entry: {
      attachmentType: 'forum-issue',
      name: 'Issue tracker',
      title: 'Issue tracker',
      label: 'Create issue',
      externalIDLabel: 'Issue #',
      logoIcon: 'issue',
      attachmentTypeIcon: 'issue',
      submitButton: 'Create',
      postSuccessMessage: { message: 'The issue has been created.', linkText: 'View issue' },
      recordTypes: ['discussion', 'comment'],
      escalationDelayUnit: null,
      escalationDelayLength: null,
      escalationStatusID: null,
    },
    scope: (viewer) => (viewer.can('staff.allow') ? 'all' : viewer.user ? 'own' : 'none'),
    urlOf: (sourceID) => `/issue/${sourceID}`,
    statusOf: (state) => (state === 'closed' ? 'Closed' : 'Open'),
    schema: ({ name, text }) => ({
      type: 'object',
      properties: {
        name: {
          type: 'string',
          maxLength: longestName,
          default: cutText(name, longestName),
          'x-control': { inputType: 'textBox', label: 'Title' },
        },
        body: {
          type: 'string',
          maxLength: 10_000,
          default: cutText(text, 2000),
          'x-control': { inputType: 'textBox', type: 'textarea', label: 'Description' },
        },
        priority: {
          type: 'string',
          enum: Object.keys(priorities),
          default: 'normal',
          'x-control': {
            inputType: 'dropDown',
            label: 'Priority',
            choices: { staticOptions: priorities },
          },
        },
      },
      required: ['name', 'body'],
    }),
    async create(viewer, { recordType, recordID }, { name = '', body = '', priority }) {
      const { bodyHtml } = renderPost({ body, format: 'text' });
      const row = await db
        .insertInto('issue')
        .values({
          ...{ recordType, recordID, name, body, bodyHtml },
          priority: priority as IssueRow['priority'],
          insertUserID: viewer.userID,
          dateInserted: now(),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return recordOf(row);
    },
    async read(sourceIDs) {
      const rows = await db
        .selectFrom('issue')
        .selectAll()
        .where('issueID', 'in', sourceIDs.map(Number))
        .execute();
      return rows.map(recordOf);
    },
  };
}
