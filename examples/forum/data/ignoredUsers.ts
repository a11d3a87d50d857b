import { invalid, notFound } from '../httpError';
import type { IgnoredUsers } from '../ignoredUsers';
import type { Context } from './context';
import { demandSession } from './demand';

export function createIgnoredUsers({ db }: Pick<Context, 'db'>): IgnoredUsers {
  return {
    async list({ user }) {
      if (!user) return [];
      const rows = await db
        .selectFrom('ignoredUser')
        .select('ignoredUserID')
        .where('userID', '=', user.userID)
        .orderBy('ignoredUserID')
        .execute();
      return rows.map(({ ignoredUserID }) => ignoredUserID);
    },

    async set(viewer, ignoredUserID, isIgnored) {
      demandSession(viewer);
      const { userID } = viewer;
      if (ignoredUserID === userID)
        throw invalid({ field: 'userID', message: 'You cannot ignore yourself.' });
      const other = await db
        .selectFrom('user')
        .select('userID')
        .where('userID', '=', ignoredUserID)
        .executeTakeFirst();
      if (!other) throw notFound('User');
      if (isIgnored)
        await db
          .insertInto('ignoredUser')
          .values({ userID, ignoredUserID })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      else
        await db
          .deleteFrom('ignoredUser')
          .where('userID', '=', userID)
          .where('ignoredUserID', '=', ignoredUserID)
          .execute();
    },
  };
}
