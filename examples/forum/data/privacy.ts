import type { Privacy } from '../forum';
import type { PrivacyAnswer } from '../wire';
import type { Context } from './context';
import { demandSession } from './demand';

export function createPrivacy({ db }: Pick<Context, 'db'>): Privacy {
  return {
    async get({ user }) {
      if (!user) return { AnonymizeData: '-1' };
      const row = await db
        .selectFrom('userPrivacy')
        .select('anonymizeData')
        .where('userID', '=', user.userID)
        .executeTakeFirst();
      return { AnonymizeData: String(row?.anonymizeData ?? -1) as PrivacyAnswer['AnonymizeData'] };
    },

    async choose(viewer, { AnonymizeData }) {
      demandSession(viewer);
      const { userID } = viewer;
      const anonymizeData = Number(AnonymizeData);
      if (anonymizeData === -1) await db.deleteFrom('userPrivacy').where('userID', '=', userID).execute();
      else
        await db
          .insertInto('userPrivacy')
          .values({ userID, anonymizeData })
          .onConflict((conflict) => conflict.column('userID').doUpdateSet({ anonymizeData }))
          .execute();
      return { AnonymizeData };
    },
  };
}
