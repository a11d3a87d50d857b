import type { DraftRow as Row } from '../../database/tables';
import type { Draft, DraftInput, Drafts } from '../../drafts';
import { HttpError, invalid, notFound } from '../../httpError';
import type { Viewer } from '../../viewer';
import type { Context } from '../context';
import { demand, demandSession } from '../demand';
import { numbered, pageWindow } from '../paging';
import { datesWithin } from '../within';
import { attributesOf, commentOf, draftRow, draftShape, type Posts } from './draftShapes';
import { publishDue } from './publishDrafts';
import { checkSchedule, withFormat } from './scheduleRules';
import { waitingDrafts } from './waitingDrafts';

const most = 1000;
const longest = 200_000;
const sorts = ['dateInserted', 'dateUpdated', 'dateScheduled'] as const;

export function createDrafts(context: Context, posts: Posts): Drafts {
  const { db, config, now } = context;

  async function find(viewer: Viewer, draftID: number): Promise<Row> {
    demandSession(viewer);
    const row = await db.selectFrom('draft').selectAll().where('draftID', '=', draftID).executeTakeFirst();
    if (!row) throw notFound('Draft');
    if (row.insertUserID !== viewer.userID) demand(viewer, 'community.moderate');
    return row;
  }

  async function findOwn(viewer: Viewer, draftID: number): Promise<Row> {
    const row = await find(viewer, draftID);
    if (row.insertUserID === viewer.userID) return row;
    throw new HttpError(403, 'Permission Problem', 'Only its author may change a draft.', {
      permissions: [],
    });
  }

  async function change(viewer: Viewer, draftID: number, values: Partial<Row>): Promise<Draft> {
    const row = await db
      .updateTable('draft')
      .set({ ...values, failedReason: null, updateUserID: viewer.userID, dateUpdated: now() })
      .where('draftID', '=', draftID)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw notFound('Draft');
    return draftShape(context, row);
  }

  /** The date, when the draft is to be scheduled; null when not. */
  async function scheduled(
    viewer: Viewer,
    draft: Pick<DraftInput, 'recordType' | 'draftStatus' | 'dateScheduled' | 'attributes'> & {
      recordID?: number | null;
    },
    ownID?: number,
  ): Promise<Pick<Row, 'draftStatus' | 'dateScheduled'>> {
    if (draft.draftStatus !== 'scheduled') return { draftStatus: 'draft', dateScheduled: null };
    const attributes = withFormat(draft.attributes);
    return {
      draftStatus: 'scheduled',
      dateScheduled: await checkSchedule(context, viewer, { ...draft, attributes }, ownID),
    };
  }

  /** A comment may be gone, as may one that is answered: its draft is where the words are that were to change it. */
  async function demandRecord(viewer: Viewer, { recordType, recordID }: Partial<DraftInput>): Promise<void> {
    if (recordID !== undefined && recordType === 'discussion')
      await posts.discussions.get(viewer, recordID, { expand: ['-body'] });
  }

  const packed = (attributes: Record<string, unknown>): string => {
    const text = JSON.stringify(withFormat(attributes));
    if (text.length > longest)
      throw invalid({ field: 'attributes', code: 'maxLength', message: 'attributes is too long.' });
    return text;
  };

  return {
    async list(viewer, query = {}) {
      demandSession(viewer);
      const window = pageWindow(query, 30, 500);
      let rows = db
        .selectFrom('draft')
        .where('insertUserID', '=', viewer.userID)
        .where('draftStatus', '=', query.draftStatus ?? 'draft');
      if (query.recordType) rows = rows.where('recordType', '=', query.recordType);
      if (query.parentRecordType) rows = rows.where('parentRecordType', '=', query.parentRecordType);
      if (query.parentRecordID) rows = rows.where('parentRecordID', '=', query.parentRecordID);
      for (const name of ['dateUpdated', 'dateScheduled'] as const)
        for (const part of datesWithin(name, query[name])) rows = rows.where(part);
      const { total } = await rows
        .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
        .executeTakeFirstOrThrow();
      const sort = query.sort ?? '-dateUpdated';
      const column = sorts.find((name) => name === sort.replace(/^-/, ''));
      if (!column)
        throw invalid({
          field: 'sort',
          message: `sort must be one of ${sorts.join(', ')}, or one of them with -.`,
        });
      const found = await rows
        .selectAll()
        .orderBy(
          (eb) => (column === 'dateUpdated' ? eb.fn.coalesce('dateUpdated', 'dateInserted') : eb.ref(column)),
          sort.startsWith('-') ? 'desc' : 'asc',
        )
        .orderBy('draftID', 'desc')
        .limit(window.limit)
        .offset(window.offset)
        .execute();
      const shown = await Promise.all(
        found.map((row) => draftRow(context, posts, viewer, row, query.expand ?? false)),
      );
      return numbered(shown, window, Math.min(total, most));
    },

    waiting: (viewer, discussionID) => waitingDrafts(context, posts.discussions, viewer, discussionID),

    async ofComment(viewer, commentID) {
      if (!viewer.user) return null;
      const rows = await db
        .selectFrom('draft')
        .selectAll()
        .where('insertUserID', '=', viewer.userID)
        .where('recordType', '=', 'comment')
        .where((eb) =>
          eb.or([
            eb('recordID', '=', commentID),
            // Text, of which the database picks those that may be meant.
            eb('attributes', 'like', `%"commentParentID":${commentID}%`),
          ]),
        )
        .orderBy((eb) => eb.fn.coalesce('dateUpdated', 'dateInserted'), 'desc')
        .orderBy('draftID', 'desc')
        .execute();
      return rows.find((row) => commentOf(row) === commentID)?.draftID ?? null;
    },

    get: async (viewer, draftID) => draftShape(context, await find(viewer, draftID)),
    row: async (viewer, draftID) => draftRow(context, posts, viewer, await find(viewer, draftID), true),

    async create(viewer, input) {
      demandSession(viewer);
      await demandRecord(viewer, input);
      const { recordType, recordID, parentRecordType, parentRecordID } = input;
      const { draftStatus, dateScheduled } = await scheduled(viewer, input);
      const row = await db
        .insertInto('draft')
        .values({
          ...{ recordType, recordID, parentRecordType, parentRecordID, draftStatus, dateScheduled },
          attributes: packed(input.attributes),
          insertUserID: viewer.userID,
          dateInserted: now(),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return draftShape(context, row);
    },

    demandOwn: async (viewer, draftID) => void (await findOwn(viewer, draftID)),

    async update(viewer, draftID, patch) {
      const row = await findOwn(viewer, draftID);
      // What it has been a draft of may be gone by now, and its words may still change.
      if (patch.recordID !== row.recordID) await demandRecord(viewer, patch);
      const { recordType, recordID, parentRecordType, parentRecordID } = { ...row, ...defined(patch) };
      const { knownSaved, ...attributes } = patch.attributes ?? attributesOf(row);
      const saved = Date.parse(attributesOf(row).lastSaved ?? '');
      // Another device has saved since: its text is not overwritten by one that has not seen it.
      if (saved > Date.parse(String(knownSaved)))
        throw new HttpError(409, 'This draft has been changed on another device.');
      const wanted = { draftStatus: patch.draftStatus, dateScheduled: patch.dateScheduled };
      const schedule = await scheduled(viewer, { recordType, recordID, attributes, ...wanted }, draftID);
      return change(viewer, draftID, {
        ...{ recordType, recordID, parentRecordType, parentRecordID, ...schedule },
        attributes: packed(attributes),
      });
    },

    async remove(viewer, draftID) {
      await find(viewer, draftID);
      await db.deleteFrom('draft').where('draftID', '=', draftID).execute();
    },

    async schedule(viewer, draftID, dateScheduled) {
      const row = await findOwn(viewer, draftID);
      if (row.draftStatus !== 'scheduled') throw new HttpError(400, 'The draft is not scheduled.');
      const { recordType, recordID } = row;
      const draft = { recordType, recordID, attributes: attributesOf(row), dateScheduled };
      return change(viewer, draftID, { dateScheduled: await checkSchedule(context, viewer, draft, draftID) });
    },

    async cancelSchedule(viewer, draftID) {
      const row = await findOwn(viewer, draftID);
      if (!config.draftScheduling) throw new HttpError(400, 'Draft scheduling is not enabled.');
      if (row.draftStatus === 'draft') throw new HttpError(400, 'The draft is not scheduled.');
      return change(viewer, draftID, { draftStatus: 'draft', dateScheduled: null });
    },

    async posted(viewer, draftID) {
      if (draftID === undefined) return;
      await db
        .deleteFrom('draft')
        .where('draftID', '=', draftID)
        .where('insertUserID', '=', viewer.userID)
        .execute();
    },

    publishDue: () => publishDue(context, posts),
  };
}

const defined = <Values extends object>(values: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>;
