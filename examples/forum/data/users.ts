import { sql } from 'kysely';
import type { UserRow } from '../database/tables';
import type { Users } from '../forum';
import { notFound } from '../httpError';
import type { Viewer } from '../viewer';
import type { UserFragment } from '../wire';
import { createUser, updateUser } from './accounts';
import type { Context } from './context';
import { demand, demandSession } from './demand';
import { expansion } from './expansion';
import { inCodeOrder } from './inCodeOrder';
import { foldedName, namePattern } from './nameSearch';
import { more, numbered, pageWindow } from './paging';
import { permissionsOf } from './permissionsOf';
import { reactionsReceived } from './reactionsReceived';
import { seenCounts } from './seenCounts';
import { sign } from './signatures';
import { countUnread, userCounts } from './userCounts';
import { isReduced, meFor, placeholder, rolesOf, userForViewer, userFragment } from './userShapes';

export function createUsers(context: Context): Users {
  const { db, catalogue, now } = context;

  async function find(viewer: Viewer, id: number | string): Promise<UserRow> {
    const text = String(id);
    if (text === '$me' && viewer.user) return viewer.user;
    const rows = db.selectFrom('user').selectAll().where('deleted', '=', false);
    const name = text.startsWith('$name:') ? text.slice(6).toLowerCase() : null;
    const userID = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
    const row = await (
      name === null
        ? rows.where('userID', '=', userID)
        : rows.where((eb) => eb(eb.fn<string>('lower', ['name']), '=', name))
    ).executeTakeFirst();
    if (!row) throw notFound('User');
    return row;
  }

  async function roleIDsOf(userIDs: number[]): Promise<Map<number, number[]>> {
    const byUser = new Map<number, number[]>(userIDs.map((userID) => [userID, []]));
    if (userIDs.length === 0) return byUser;
    const rows = await db
      .selectFrom('userRole')
      .selectAll()
      .where('userID', 'in', userIDs)
      .orderBy('roleID')
      .execute();
    for (const row of rows) byUser.get(row.userID)?.push(row.roleID);
    return byUser;
  }

  return {
    async get(viewer, id, options = {}) {
      demand(viewer, ['profiles.view', 'personalInfo.view']);
      const row = await find(viewer, id);
      const roleIDs = (await roleIDsOf([row.userID])).get(row.userID) ?? [];
      const counts = (await seenCounts(context, viewer, [row])).get(row.userID) ?? row;
      const wants = expansion(options.expand);
      const plain = userForViewer(viewer, row, rolesOf(catalogue, roleIDs), counts);
      if (isReduced(viewer, row)) return plain;
      const [user = plain] = wants('signature') ? await sign(context, [plain]) : [plain];
      if (!wants('reactionsReceived')) return user;
      return { ...user, reactionsReceived: await reactionsReceived(context, viewer, row.userID) };
    },

    async list(viewer, query) {
      demand(viewer, ['profiles.view', 'personalInfo.view']);
      const window = pageWindow(query);
      let rows = db.selectFrom('user').where('deleted', '=', false);
      if (query.userID) rows = rows.where('userID', 'in', [0, ...query.userID]);
      const { total } = await rows
        .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
        .executeTakeFirstOrThrow();
      const column = (query.sort ?? 'userID').replace(/^-/, '') as
        'userID' | 'name' | 'dateInserted' | 'dateLastActive';
      const found = await rows
        .selectAll()
        .orderBy(column, (order) => {
          const collated = column === 'name' ? inCodeOrder(order) : order;
          return (query.sort?.startsWith('-') ? collated.desc() : collated.asc()).nullsLast();
        })
        .orderBy('userID')
        .limit(window.limit)
        .offset(window.offset)
        .execute();
      const roleIDs = await roleIDsOf(found.map((row) => row.userID));
      const counts = await seenCounts(context, viewer, found);
      const users = found.map((row) =>
        userForViewer(
          viewer,
          row,
          rolesOf(catalogue, roleIDs.get(row.userID) ?? []),
          counts.get(row.userID) ?? row,
        ),
      );
      return numbered(
        expansion(query.expand)('signature') ? await sign(context, users) : users,
        window,
        total,
      );
    },

    async fragments(viewer, userIDs) {
      const wanted = [...new Set(userIDs)];
      const fragments = new Map<number, UserFragment>(
        wanted.map((userID) => [
          userID,
          placeholder(viewer, userID, userID === 0 ? 'Guest' : 'Unknown User'),
        ]),
      );
      if (wanted.length === 0) return fragments;
      const rows = await db.selectFrom('user').selectAll().where('userID', 'in', wanted).execute();
      for (const row of rows) fragments.set(row.userID, userFragment(viewer, row));
      return fragments;
    },

    async byNames(viewer, query) {
      demand(viewer, 'profiles.view');
      const window = pageWindow(query);
      const pattern = namePattern(query.name);
      const ninetyDaysAgo = new Date(now().getTime() - 90 * 86_400_000);
      let rows = db
        .selectFrom('user')
        .selectAll()
        .where('deleted', '=', false)
        // Members are in every section that there is.
        .where(sql.lit(viewer.section?.categoryIDs.size !== 0))
        // Names compare as typed in mentions: without case, accents and punctuation.
        .where(sql<boolean>`${foldedName} like ${pattern}`);
      if (query.order === 'countComments') rows = rows.orderBy('countComments', 'desc');
      if (query.order === 'dateLastActive')
        rows = rows.orderBy('dateLastActive', (order) => order.desc().nullsLast());
      if (query.order === 'mention') {
        rows = rows.orderBy(
          (eb) => eb('dateLastActive', '>', ninetyDaysAgo),
          (order) => order.desc().nullsLast(),
        );
      }
      const found = await rows
        .orderBy('name', inCodeOrder)
        .limit(window.limit + 1)
        .offset(window.offset)
        .execute();
      return more(
        found.map((row) => userFragment(viewer, row)),
        window,
      );
    },

    me: async (viewer) => meFor(viewer, catalogue, await countUnread(db, viewer.userID)),
    counts: (viewer) => userCounts(db, viewer),

    async permissions(viewer, id, options = {}) {
      const own = String(id) === '$me' || String(id) === String(viewer.userID);
      if (own) return permissionsOf(catalogue, viewer.roleIDs, options.junctions ?? false);
      demand(viewer, ['users.add', 'users.edit', 'users.delete']);
      const row = await find(viewer, id);
      const roleIDs = (await roleIDsOf([row.userID])).get(row.userID) ?? [];
      return permissionsOf(catalogue, roleIDs, options.junctions ?? false);
    },

    async create(viewer, input) {
      demand(viewer, 'users.add');
      return this.get(viewer, await createUser(context, input));
    },

    async demandChange(viewer, id) {
      demandSession(viewer);
      const { userID } = await find(viewer, id);
      if (userID !== viewer.userID) demand(viewer, 'users.edit');
    },

    async update(viewer, id, patch) {
      const row = await find(viewer, id);
      const roleIDs = (await roleIDsOf([row.userID])).get(row.userID) ?? [];
      await updateUser(context, viewer, { row, roleIDs }, patch);
      return this.get(viewer, row.userID);
    },
  };
}
