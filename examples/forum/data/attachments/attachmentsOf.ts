import type { AttachmentRow } from '../../database/tables';
import type { RecordType, Users } from '../../forum';
import { cleanHtml } from '../../posts/cleanHtml';
import type { Viewer } from '../../viewer';
import type { Attachment, UserFragment } from '../../wire';
import type { Context } from '../context';
import { stamp } from '../dates';
import type { KeptFact } from './integration';
import { integrationsOf } from './integrationsOf';

/** Rows as the viewer sees them; those of integrations that are switched off are left out. */
export async function shapeAttachments(
  context: Context,
  users: Users,
  viewer: Viewer,
  rows: AttachmentRow[],
): Promise<Attachment[]> {
  const integrations = integrationsOf(context);
  const kept = rows.map((row) => ({ row, facts: JSON.parse(row.metadata) as KeptFact[] }));
  const people = kept.flatMap(({ row, facts }) => [
    row.insertUserID,
    ...facts.flatMap(({ userID }) => (userID === undefined ? [] : [userID])),
  ]);
  const fragments = await users.fragments(viewer, people);
  return kept.flatMap(({ row, facts }): Attachment[] => {
    const { attachmentID, attachmentType, recordType, sourceID, state } = row;
    const integration = integrations.get(attachmentType);
    if (!integration) return [];
    return [
      {
        ...{ attachmentID, attachmentType, recordType, sourceID, state },
        recordID: String(row.recordID),
        sourceUrl: viewer.url(integration.urlOf(sourceID)),
        status: integration.statusOf(state),
        dateInserted: stamp(row.dateInserted),
        dateUpdated: stamp(row.dateUpdated),
        insertUser: fragments.get(row.insertUserID) as UserFragment,
        metadata: facts.map(({ userID, ...fact }) => {
          const userFragment = userID === undefined ? undefined : fragments.get(userID);
          if (userFragment) return { ...fact, value: userFragment.name, userFragment };
          // Integrations are not asked to write clean HTML.
          return fact.format === 'html' ? { ...fact, value: cleanHtml(String(fact.value)) } : fact;
        }),
      },
    ];
  });
}

/** By record, oldest first. The caller has checked that the viewer sees the records. */
export async function attachmentsOf(
  context: Context,
  users: Users,
  viewer: Viewer,
  recordType: RecordType,
  recordIDs: readonly number[],
): Promise<Map<number, Attachment[]>> {
  const found = new Map<number, Attachment[]>();
  if (recordIDs.length === 0 || integrationsOf(context).size === 0) return found;
  const rows = await context.db
    .selectFrom('attachment')
    .selectAll()
    .where('recordType', '=', recordType)
    .where('recordID', 'in', [...recordIDs])
    .orderBy('attachmentID')
    .execute();
  for (const attachment of await shapeAttachments(context, users, viewer, rows)) {
    const recordID = Number(attachment.recordID);
    found.set(recordID, [...(found.get(recordID) ?? []), attachment]);
  }
  return found;
}
