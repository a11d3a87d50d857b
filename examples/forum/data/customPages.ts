import type { CustomPageInput, CustomPages } from '../customPages';
import { HttpError, invalid, notFound, type FieldError } from '../httpError';
import type { Viewer } from '../viewer';
import type { CustomPage } from '../wire';
import type { Context } from './context';
import { demand } from './demand';
import { isRecordID } from './isRecordID';

const statuses = ['published', 'unpublished'] as const;
const recordType = 'customPage';

/** First parts of addresses that forums have beside their routes here; lists end in `p` and a number. */
const kept = ['embed', 'sso', 'utility', 'assets', 'robots', 'favicon', 'users', 'settings', 'vanilla'];
const isPageNumber = (part: string) => /^p\d+$/.test(part);

interface Row {
  customPageID: number;
  urlcode: string;
  seoTitle: string;
  seoDescription: string;
  status: (typeof statuses)[number];
  roleIDs: string;
}

/** A page that was just added says its name, until its layout is changed. */
const firstLayout = { layout: [{ $reactComponent: 'SectionOneColumn', $reactProps: { children: [] } }] };

export function createCustomPages({ db, catalogue }: Context): CustomPages {
  const reserved = new Set<string>(kept);

  const shape = (viewer: Viewer, { roleIDs, ...row }: Row): CustomPage => ({
    ...row,
    url: viewer.url(`/${row.urlcode}`),
    ...{ siteSectionID: null, roleIDs: JSON.parse(roleIDs) as number[], rankIDs: [] },
  });

  const isOf = (viewer: Viewer, { roleIDs }: CustomPage) =>
    viewer.can('site.manage') || roleIDs.length === 0 || roleIDs.some((id) => viewer.roleIDs.includes(id));
  const isThere = (viewer: Viewer, { status }: CustomPage) =>
    status === 'published' || viewer.can('site.manage');

  async function find(key: number | string): Promise<Row> {
    const isID = typeof key === 'number';
    const isKnown = !isID || isRecordID(key);
    const row = isKnown
      ? await db
          .selectFrom('customPage')
          .selectAll()
          .where(isID ? 'customPageID' : 'urlcode', '=', key)
          .executeTakeFirst()
      : undefined;
    if (!row) throw notFound('Page');
    return row;
  }

  /** What is stored of an input; throws 400 with an error for each field that is wrong. */
  async function check(input: CustomPageInput, customPageID?: number): Promise<Partial<Row>> {
    const errors: Pick<FieldError, 'field' | 'message'>[] = [];
    const fault = (field: keyof CustomPageInput, message: string) => errors.push({ field, message });
    const urlcode = input.urlcode?.trim().replace(/^\//, '').toLowerCase();
    const [seoTitle, seoDescription] = [input.seoTitle?.trim(), input.seoDescription?.trim()];
    if (urlcode !== undefined) {
      const other = await db
        .selectFrom('customPage')
        .select('customPageID')
        .where('urlcode', '=', urlcode)
        .executeTakeFirst();
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(urlcode) || urlcode.length > 100)
        fault('urlcode', 'An address has letters from a to z, digits, and hyphens between them.');
      else if (reserved.has(urlcode) || isPageNumber(urlcode))
        fault('urlcode', 'The forum uses this address itself.');
      else if (other && other.customPageID !== customPageID)
        fault('urlcode', 'Another page has this address.');
    }
    if (seoTitle === '') fault('seoTitle', 'A page needs a title.');
    if (seoTitle && seoTitle.length > 100) fault('seoTitle', 'The title has at most 100 characters.');
    if (seoDescription && seoDescription.length > 500)
      fault('seoDescription', 'The description has at most 500 characters.');
    const status = statuses.find((each) => each === input.status);
    if (input.status !== undefined && !status) fault('status', 'There is no such status.');
    if (input.roleIDs?.some((id) => !catalogue.roles.has(id))) fault('roleIDs', 'There is no such role.');
    if (errors.length > 0) throw invalid(...errors);
    return {
      ...(urlcode !== undefined && { urlcode }),
      ...(seoTitle !== undefined && { seoTitle }),
      ...(seoDescription !== undefined && { seoDescription }),
      ...(status && { status }),
      ...(input.roleIDs && { roleIDs: JSON.stringify([...new Set(input.roleIDs)]) }),
    };
  }

  return {
    reserve(path) {
      const [, first = ''] = path.split('/');
      reserved.add(first);
    },

    async isAddress(viewer, path) {
      const [, first = ''] = path.split(/[/?#]/);
      if (reserved.has(first)) return true;
      const page = await find(first).then(
        (row) => shape(viewer, row),
        () => null,
      );
      return page !== null && isThere(viewer, page) && isOf(viewer, page);
    },

    roles(viewer) {
      demand(viewer, 'site.manage');
      return [...catalogue.roles.values()].map(({ roleID, name }) => ({ roleID, name }));
    },

    async list(viewer) {
      const rows = await db.selectFrom('customPage').selectAll().orderBy('customPageID').execute();
      return rows
        .map((row) => shape(viewer, row))
        .filter((page) => isThere(viewer, page) && isOf(viewer, page));
    },

    async get(viewer, key) {
      const page = shape(viewer, await find(key));
      if (!isThere(viewer, page)) throw notFound('Page');
      if (!isOf(viewer, page))
        throw new HttpError(403, 'Permission Problem', 'This page is for other roles.');
      return page;
    },

    async add(viewer, input) {
      demand(viewer, 'site.manage');
      const values = await check({ urlcode: '', seoTitle: '', ...input });
      const row = await db.transaction().execute(async (transaction) => {
        const defaults = { urlcode: '', seoTitle: '', seoDescription: '', roleIDs: '[]' };
        const made = await transaction
          .insertInto('customPage')
          .values({ ...defaults, status: 'unpublished', ...values })
          .returningAll()
          .executeTakeFirstOrThrow();
        const { layoutID } = await transaction
          .insertInto('layout')
          .values({ name: made.seoTitle, layoutViewType: recordType, content: JSON.stringify(firstLayout) })
          .returning('layoutID')
          .executeTakeFirstOrThrow();
        const recordID = String(made.customPageID);
        await transaction
          .insertInto('layoutView')
          .values({ layoutID, layoutViewType: recordType, recordType, recordID })
          .execute();
        return made;
      });
      return shape(viewer, row);
    },

    async update(viewer, customPageID, input) {
      demand(viewer, 'site.manage');
      await find(customPageID);
      const values = await check(input, customPageID);
      if (Object.keys(values).length > 0)
        await db.updateTable('customPage').set(values).where('customPageID', '=', customPageID).execute();
      return shape(viewer, await find(customPageID));
    },

    async remove(viewer, customPageID) {
      demand(viewer, 'site.manage');
      await find(customPageID);
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('customPage').where('customPageID', '=', customPageID).execute();
        const views = await transaction
          .deleteFrom('layoutView')
          .where('recordType', '=', recordType)
          .where('recordID', '=', String(customPageID))
          .returning('layoutID')
          .execute();
        for (const { layoutID } of views)
          await transaction
            .deleteFrom('layout')
            .where('layoutID', '=', layoutID)
            .where(({ not, exists, selectFrom }) =>
              not(exists(selectFrom('layoutView').select('layoutID').where('layoutID', '=', layoutID))),
            )
            .execute();
      });
    },
  };
}
