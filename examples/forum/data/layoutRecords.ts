import { createHash } from 'node:crypto';
import { defaultLayouts } from '../database/defaultLayouts';
import type { LayoutRecords } from '../layouts';
import { checkBoth, HttpError, invalid, notFound } from '../httpError';
import type { LayoutDetails, LayoutRecord } from '../wire';
import type { Context } from './context';
import { demand } from './demand';
import { checkLayoutContent, layoutViewTypes } from './layoutContent';
import { redirectTarget } from './layoutRedirect';

interface Place {
  recordType: string;
  recordID: string;
}

export const layoutConflict =
  'Somebody else has saved this layout since you opened it. Compare it with yours, then save again to replace it.';

interface Saved {
  name: string;
  content: string;
  redirectTo: string | null;
}
const versionOf = ({ name, content, redirectTo }: Saved): string =>
  createHash('sha256')
    .update(JSON.stringify([name, content, redirectTo]))
    .digest('base64url')
    .slice(0, 16);

/** The built-in layout of a view; its ID is the view's name. */
export const templateOf = (layoutViewType: string) =>
  defaultLayouts.find((each) => each.layoutViewType === layoutViewType);

/** What administrators do with layouts. */
export function createLayoutRecords({ db, catalogue }: Context): LayoutRecords {
  const readViews = () => db.selectFrom('layoutView').selectAll().orderBy('layoutViewID').execute();

  const template = ({ layoutViewType, name, content }: (typeof defaultLayouts)[number]): LayoutDetails => ({
    ...{ layoutID: layoutViewType, layoutViewType, name, isDefault: true },
    ...{ redirectTo: null, layoutViews: [], content: content as Record<string, unknown> },
    version: versionOf({ name, content: JSON.stringify(content), redirectTo: null }),
  });

  async function find(layoutID: number | string) {
    const row =
      typeof layoutID === 'number'
        ? await db.selectFrom('layout').selectAll().where('layoutID', '=', layoutID).executeTakeFirst()
        : undefined;
    if (!row) throw notFound('Layout');
    return row;
  }

  async function read(layoutID: number | string): Promise<LayoutDetails> {
    const builtIn = typeof layoutID === 'string' && templateOf(layoutID);
    if (builtIn) return template(builtIn);
    const { content, ...row } = await find(layoutID);
    const layoutViews = (await readViews()).filter((view) => view.layoutID === row.layoutID);
    const version = versionOf({ ...row, content });
    return { ...row, isDefault: false, layoutViews, version, content: JSON.parse(content) };
  }

  function checkName(name: string): string {
    const trimmed = name.trim();
    if (trimmed === '') throw invalid({ field: 'name', message: 'A layout needs a name.' });
    if (trimmed.length > 100)
      throw invalid({ field: 'name', message: 'The name has at most 100 characters.' });
    return trimmed;
  }

  function checkRedirect(redirectTo: string | null, origin: string) {
    if (redirectTo !== null && !redirectTarget(redirectTo, origin))
      throw invalid({
        field: 'redirectTo',
        message: 'A layout leads to a path of the forum or a web address.',
      });
    return { redirectTo };
  }

  const hasPage = async (recordID: string): Promise<boolean> =>
    /^\d{1,9}$/.test(recordID) &&
    (await db
      .selectFrom('customPage')
      .select('customPageID')
      .where('customPageID', '=', Number(recordID))
      .executeTakeFirst()) !== undefined;

  /** The whole forum by any of its names is one place. */
  async function checkPlace({ recordType, recordID }: Place, index: number): Promise<Place> {
    if (recordType === 'global' || recordType === 'root') return { recordType: 'global', recordID: '0' };
    const isSection = recordID === '0' || catalogue.sections.some((each) => each.siteSectionID === recordID);
    if (recordType === 'siteSection' && isSection) return { recordType, recordID };
    if (recordType === 'category' && catalogue.categories.has(Number(recordID)))
      return { recordType, recordID: String(Number(recordID)) };
    if (recordType === 'customPage' && (await hasPage(recordID)))
      return { recordType, recordID: String(Number(recordID)) };
    const isType = ['siteSection', 'category', 'customPage'].includes(recordType);
    const field = isType ? 'recordID' : 'recordType';
    throw invalid({
      field,
      path: `views.${index}`,
      message: `There is no such ${isType ? 'record' : 'type'}.`,
    });
  }

  return {
    async list(viewer) {
      demand(viewer, 'site.manage');
      const rows = await db
        .selectFrom('layout')
        .select(['layoutID', 'layoutViewType', 'name', 'redirectTo'])
        .orderBy('layoutID')
        .execute();
      const views = await readViews();
      const builtIn = defaultLayouts.map((each): LayoutRecord => {
        const { content: _, version: _of, ...record } = template(each);
        return record;
      });
      const own = rows.map((row) => ({
        ...row,
        isDefault: false,
        layoutViews: views.filter(({ layoutID }) => layoutID === row.layoutID),
      }));
      return [...builtIn, ...own];
    },

    async get(viewer, layoutID) {
      demand(viewer, 'site.manage');
      return read(layoutID);
    },

    async add(viewer, { name, layoutViewType, content }) {
      demand(viewer, 'site.manage');
      if (!layoutViewTypes.some((each) => each === layoutViewType))
        throw invalid({ field: 'layoutViewType', message: 'There is no such view.' });
      const [known, checked] = checkBoth(
        () => checkName(name),
        () => checkLayoutContent(content),
      );
      const { layoutID } = await db
        .insertInto('layout')
        .values({ name: known, layoutViewType, content: JSON.stringify(checked) })
        .returning('layoutID')
        .executeTakeFirstOrThrow();
      return read(layoutID);
    },

    async update(viewer, layoutID, { name, content, redirectTo, version }) {
      demand(viewer, 'site.manage');
      const [known, [checked, led]] = checkBoth(
        () => name !== undefined && { name: checkName(name) },
        () =>
          checkBoth(
            () => content !== undefined && { content: JSON.stringify(checkLayoutContent(content)) },
            () => redirectTo !== undefined && checkRedirect(redirectTo, viewer.origin),
          ),
      );
      const before = await find(layoutID);
      const after = { ...before, ...known, ...checked, ...led };
      const next = versionOf(after);
      if (next === versionOf(before)) return read(layoutID);
      if (version !== undefined && version !== versionOf(before)) throw new HttpError(409, layoutConflict);
      let row = db
        .updateTable('layout')
        .set({ name: after.name, content: after.content, redirectTo: after.redirectTo })
        .where('layoutID', '=', layoutID);
      // One that is saved at the same moment.
      if (version !== undefined)
        row = row.where('name', '=', before.name).where('content', '=', before.content);
      const { numUpdatedRows } = await row.executeTakeFirst();
      if (numUpdatedRows === 0n && (await read(layoutID)).version !== next)
        throw new HttpError(409, layoutConflict);
      return read(layoutID);
    },

    async remove(viewer, layoutID) {
      demand(viewer, 'site.manage');
      const { layoutViews } = await read(layoutID);
      if (layoutViews.length > 0) throw new HttpError(409, 'A layout that is applied cannot be deleted.');
      await find(layoutID);
      await db.deleteFrom('layout').where('layoutID', '=', layoutID).execute();
    },

    async views(viewer, layoutID) {
      demand(viewer, 'site.manage');
      return (await read(layoutID)).layoutViews;
    },

    async apply(viewer, layoutID, given) {
      demand(viewer, 'site.manage');
      const { layoutViewType } = await find(layoutID);
      const places = await Promise.all(given.map(checkPlace));
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('layoutView').where('layoutID', '=', layoutID).execute();
        for (const place of places)
          await transaction
            .insertInto('layoutView')
            .values({ layoutID, layoutViewType, ...place })
            .onConflict((conflict) =>
              conflict.columns(['layoutViewType', 'recordType', 'recordID']).doUpdateSet({ layoutID }),
            )
            .execute();
      });
      return (await read(layoutID)).layoutViews;
    },

    async withdraw(viewer, layoutID, layoutViewIDs) {
      demand(viewer, 'site.manage');
      await find(layoutID);
      let rows = db.deleteFrom('layoutView').where('layoutID', '=', layoutID);
      if (layoutViewIDs)
        rows = rows.where('layoutViewID', 'in', layoutViewIDs.length > 0 ? layoutViewIDs : [0]);
      await rows.execute();
    },
  };
}
