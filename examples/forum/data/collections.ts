import type { Collections } from '../forum';
import { invalid, notFound } from '../httpError';
import type { Viewer } from '../viewer';
import type { Collection, CollectionContent, CollectionRecord } from '../wire';
import type { Context } from './context';
import { stamp, stampOrNull } from './dates';
import { demand, demandSession } from './demand';
import { excerptOf } from '../posts/cleanHtml';
import { numbered, pageWindow } from './paging';
import { paths } from './paths';
import { visibleDiscussion } from './visibleDiscussion';

/** Of the types that the contract names, those that this forum has. */
const recordTypes = ['discussion', 'category'] as const;
type Known = (typeof recordTypes)[number];

interface Named {
  recordType: string;
  recordID: number;
}

export function createCollections(context: Context): Collections {
  const { db, catalogue, now } = context;

  function check({ recordType }: Named): Known {
    const known = recordTypes.find((type) => type === recordType);
    if (known) return known;
    throw invalid({ field: 'recordType', message: `recordType must be one of ${recordTypes.join(', ')}.` });
  }

  /** What the viewer may put into collections. */
  async function find(viewer: Viewer, record: Named): Promise<{ recordType: Known; recordID: number }> {
    const recordType = check(record);
    const { recordID } = record;
    let categoryID = recordID;
    if (recordType === 'discussion') ({ categoryID } = await visibleDiscussion(context, viewer, recordID));
    else if (!catalogue.categories.has(recordID) || !viewer.can('discussions.view', { categoryID: recordID }))
      throw notFound('Category');
    demand(viewer, 'community.manage', { categoryID });
    return { recordType, recordID };
  }

  async function read(collectionIDs: number[]): Promise<Collection[]> {
    if (collectionIDs.length === 0) return [];
    const rows = await db
      .selectFrom('collection')
      .selectAll()
      .where('collectionID', 'in', collectionIDs)
      .orderBy('name')
      .orderBy('collectionID')
      .execute();
    const records = await db
      .selectFrom('collectionRecord')
      .selectAll()
      .where('collectionID', 'in', collectionIDs)
      .orderBy('sort', (order) => order.asc().nullsLast())
      .orderBy('dateInserted')
      .orderBy('recordID')
      .execute();
    return rows.map((row) => ({
      collectionID: row.collectionID,
      name: row.name,
      records: records
        .filter(({ collectionID }) => collectionID === row.collectionID)
        .map(({ recordID, recordType, sort, dateInserted }): CollectionRecord => ({
          recordID,
          recordType,
          sort,
          dateAddedToCollection: stamp(dateInserted),
        })),
      dateInserted: stamp(row.dateInserted),
      dateUpdated: stampOrNull(row.dateUpdated),
      insertUserID: row.insertUserID,
      updateUserID: row.updateUserID,
    }));
  }

  async function holding({ recordType, recordID }: { recordType: Known; recordID: number }) {
    const rows = await db
      .selectFrom('collectionRecord')
      .select('collectionID')
      .where('recordType', '=', recordType)
      .where('recordID', '=', recordID)
      .execute();
    return rows.map((row) => row.collectionID);
  }

  const staff = (viewer: Viewer) => {
    demandSession(viewer);
    demand(viewer, 'community.manage', { anywhere: true });
  };

  /** Null for what has gone, or is not the viewer's to see. */
  async function content(viewer: Viewer, record: CollectionRecord): Promise<CollectionContent | null> {
    if (
      !viewer.can('discussions.view', record.recordType === 'category' ? { categoryID: record.recordID } : {})
    )
      return null;
    if (record.recordType === 'category') {
      const row = catalogue.categories.get(record.recordID);
      if (!row) return null;
      const { name, urlcode, description } = row;
      const url = viewer.url(paths.category(urlcode));
      return { ...record, record: { name, url, excerpt: description ?? '', image: null } };
    }
    const row = await db
      .selectFrom('discussion')
      .selectAll()
      .where('discussionID', '=', record.recordID)
      .executeTakeFirst();
    if (!row || !viewer.can('discussions.view', { categoryID: row.categoryID })) return null;
    const image = /<img\b[^>]*\bsrc="([^"]+)"/.exec(row.bodyHtml)?.[1];
    return {
      ...record,
      record: {
        name: row.name,
        url: viewer.url(paths.discussion(row.discussionID, row.name)),
        excerpt: excerptOf(row.bodyHtml),
        image: image === undefined ? null : { url: image.replaceAll('&amp;', '&'), alt: '' },
      },
    };
  }

  return {
    async list(viewer, query) {
      staff(viewer);
      const window = pageWindow(query, 20);
      let rows = db.selectFrom('collection');
      if (query.collectionID !== undefined) rows = rows.where('collectionID', '=', query.collectionID);
      if (query.name !== undefined)
        rows = rows.where((eb) => eb(eb.fn('lower', ['name']), '=', query.name!.trim().toLowerCase()));
      const found = await rows.select('collectionID').orderBy('name').orderBy('collectionID').execute();
      const ids = found.slice(window.offset, window.offset + window.limit).map((row) => row.collectionID);
      return numbered(await read(ids), window, found.length);
    },

    async byResource(viewer, record) {
      staff(viewer);
      return read(await holding(await find(viewer, record)));
    },

    async setByResource(viewer, { record, collectionIDs }) {
      staff(viewer);
      const { recordType, recordID } = await find(viewer, record);
      const wanted = [...new Set(collectionIDs)];
      const known = await read(wanted);
      if (known.length < wanted.length) throw notFound('Collection');
      // One transaction: a failure leaves the record where it was.
      await db.transaction().execute(async (trx) => {
        let gone = trx
          .deleteFrom('collectionRecord')
          .where('recordType', '=', recordType)
          .where('recordID', '=', recordID);
        if (wanted.length > 0) gone = gone.where('collectionID', 'not in', wanted);
        await gone.execute();
        if (wanted.length === 0) return;
        const values = { recordType, recordID, sort: record.sort ?? null, dateInserted: now() };
        await trx
          .insertInto('collectionRecord')
          .values(wanted.map((collectionID) => ({ collectionID, ...values })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      });
      return read(await holding({ recordType, recordID }));
    },

    async add(viewer, { name, records }) {
      staff(viewer);
      const trimmed = name.trim();
      if (trimmed === '')
        throw invalid({ field: 'name', code: 'missingField', message: 'name is required.' });
      if ([...trimmed].length > 100)
        throw invalid({ field: 'name', code: 'maxLength', message: 'A name has 100 characters at most.' });
      const found = await Promise.all(
        records.map(async (record) => ({ ...(await find(viewer, record)), sort: record.sort ?? null })),
      );
      const collectionID = await db.transaction().execute(async (trx) => {
        const made = await trx
          .insertInto('collection')
          .values({ name: trimmed, insertUserID: viewer.userID, dateInserted: now() })
          .onConflict((conflict) => conflict.doNothing())
          .returning('collectionID')
          .executeTakeFirst();
        if (!made) throw invalid({ field: 'name', message: 'There is a collection of this name already.' });
        if (found.length > 0)
          await trx
            .insertInto('collectionRecord')
            .values(found.map((record) => ({ ...record, ...made, dateInserted: now() })))
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        return made.collectionID;
      });
      return (await read([collectionID]))[0]!;
    },

    async content(viewer, collectionID) {
      const [found] = await read([collectionID]);
      if (!found) throw notFound('Collection');
      const records = await Promise.all(found.records.map((record) => content(viewer, record)));
      return { collectionID, name: found.name, records: records.filter((each) => each !== null) };
    },

    async contents(viewer, { collectionID }) {
      staff(viewer);
      const rows = await db
        .selectFrom('collection')
        .select('collectionID')
        .$if(collectionID !== undefined, (query) => query.where('collectionID', '=', collectionID!))
        .execute();
      const collections = await read(rows.map((row) => row.collectionID));
      const contents = await Promise.all(
        collections.flatMap(({ records, ...collection }) =>
          records.map(async (record) => {
            const found = await content(viewer, record);
            return found && { ...found, collection };
          }),
        ),
      );
      return contents.filter((each) => each !== null);
    },
  };
}
