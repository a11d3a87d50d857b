import type { AttachmentPlace, Attachments } from '../../attachments';
import type { AttachmentRow } from '../../database/tables';
import type { Users } from '../../forum';
import { HttpError, invalid, notFound, permissionProblem } from '../../httpError';
import type { Viewer } from '../../viewer';
import type { Attachment } from '../../wire';
import type { Context } from '../context';
import { demandSession } from '../demand';
import { attachmentsOf, shapeAttachments } from './attachmentsOf';
import { checkFields } from './checkFields';
import type { Integration, SourceRecord } from './integration';
import { integrationsOf } from './integrationsOf';
import { readPost } from './readPost';

/** Younger answers of an integration are taken as they are. Milliseconds. */
const staleAfter = 60_000;

export function createAttachments(context: Context, users: Users): Attachments {
  const { db, now } = context;
  const integrations = integrationsOf(context);

  /** The integration and the post, where the viewer may use the one on the other. */
  async function usable(viewer: Viewer, { attachmentType, ...ref }: AttachmentPlace) {
    const integration = integrations.get(attachmentType);
    if (!integration) throw notFound('Integration');
    const post = await readPost(context, viewer, ref);
    demandSession(viewer);
    if (!integration.entry.recordTypes.includes(ref.recordType))
      throw invalid({ field: 'recordType', message: 'Posts of this kind cannot be used.' });
    const scope = integration.scope(viewer);
    if (scope === 'none' || (scope === 'own' && post.insertUserID !== viewer.userID))
      throw permissionProblem(['Garden.Staff.Allow']);
    return { integration, post };
  }

  const isVisible = async (viewer: Viewer, { recordType, recordID }: AttachmentRow) => {
    try {
      await readPost(context, viewer, { recordType, recordID });
      return true;
    } catch (error) {
      if (error instanceof HttpError) return false;
      throw error;
    }
  };

  async function askAgain(integration: Integration, rows: AttachmentRow[]): Promise<void> {
    if (rows.length === 0) return;
    const sources = await integration.read(rows.map(({ sourceID }) => sourceID));
    const bySource = new Map(sources.map((source) => [source.sourceID, source]));
    for (const { attachmentID, sourceID } of rows) {
      const source = bySource.get(sourceID);
      await db
        .updateTable('attachment')
        .set({ ...(source && kept(source)), dateUpdated: now() })
        .where('attachmentID', '=', attachmentID)
        .execute();
    }
  }

  return {
    catalog: (viewer) =>
      Object.fromEntries(
        [...integrations].map(([type, { entry, scope }]) => [
          type,
          { ...entry, writeableContentScope: scope(viewer) },
        ]),
      ),

    demandAdd(viewer) {
      demandSession(viewer);
      if ([...integrations.values()].every(({ scope }) => scope(viewer) === 'none'))
        throw permissionProblem(['Garden.Staff.Allow']);
    },

    async schema(viewer, place) {
      const { integration, post } = await usable(viewer, place);
      return integration.schema(post);
    },

    async add(viewer, place, fields) {
      const { integration, post } = await usable(viewer, place);
      const checked = checkFields(integration.schema(post), fields);
      const source = await integration.create(viewer, post, checked);
      const { attachmentType, recordType, recordID } = place;
      const row = await db
        .insertInto('attachment')
        .values({
          ...{ attachmentType, recordType, recordID, sourceID: source.sourceID, ...kept(source) },
          insertUserID: viewer.userID,
          dateInserted: now(),
          dateUpdated: now(),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      const [attachment] = await shapeAttachments(context, users, viewer, [row]);
      return attachment as Attachment;
    },

    async refresh(viewer, attachmentIDs, onlyStale) {
      demandSession(viewer);
      if (attachmentIDs.length === 0) return [];
      const find = () =>
        db
          .selectFrom('attachment')
          .selectAll()
          .where('attachmentID', 'in', [...attachmentIDs])
          .orderBy('attachmentID')
          .execute();
      const found: AttachmentRow[] = [];
      for (const row of await find())
        if (integrations.has(row.attachmentType) && (await isVisible(viewer, row))) found.push(row);
      const isStale = ({ dateUpdated }: AttachmentRow) =>
        !onlyStale || now().getTime() - dateUpdated.getTime() > staleAfter;
      for (const [type, integration] of integrations)
        await askAgain(
          integration,
          found.filter((row) => row.attachmentType === type && isStale(row)),
        );
      const visible = new Set(found.map(({ attachmentID }) => attachmentID));
      const fresh = (await find()).filter(({ attachmentID }) => visible.has(attachmentID));
      return shapeAttachments(context, users, viewer, fresh);
    },

    async list(viewer, { recordType, recordID }) {
      await readPost(context, viewer, { recordType, recordID });
      return (await attachmentsOf(context, users, viewer, recordType, [recordID])).get(recordID) ?? [];
    },
  };
}

const kept = ({ state, metadata }: SourceRecord) => ({ state, metadata: JSON.stringify(metadata) });
