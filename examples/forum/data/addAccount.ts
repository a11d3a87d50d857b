import type { Insertable } from 'kysely';
import type { UserTable } from '../database/tables';
import { invalid } from '../httpError';
import { alike, taken } from './accountRules';
import type { Context } from './context';
import { lookalike } from './lookalike';

/** Unique index of the table → the error of the second account. */
const clashes: Partial<Record<string, Parameters<typeof invalid>[0]>> = {
  user_name: taken.name,
  user_lookalike: alike,
  user_email: taken.email,
};

/** Accounts that ask for one name at the same moment all find it free. The index lets one have it; the others get a 400. */
export async function unlessTaken<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    const { code, constraint = '' } = error as { code?: string; constraint?: string };
    const problem = code === '23505' ? clashes[constraint] : undefined;
    throw problem ? invalid(problem) : error;
  }
}

/** Throws 400 where the name or the e-mail address has been taken meanwhile. */
export function addAccount(
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Omit<Insertable<UserTable>, 'dateInserted' | 'lookalike'>,
  roleIDs: number[],
): Promise<number> {
  return unlessTaken(
    db.transaction().execute(async (trx) => {
      const { userID } = await trx
        .insertInto('user')
        .values({ ...account, lookalike: lookalike(account.name), dateInserted: now() })
        .returning('userID')
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('userRole')
        .values(roleIDs.map((roleID) => ({ userID, roleID })))
        .execute();
      return userID;
    }),
  );
}
