import { randomUUID } from 'node:crypto';
import type { Viewer } from '../viewer';
import { addAccount } from './addAccount';
import type { Context } from './context';

/**
 * The account that accepted suggestions are written by. Nobody signs in as it: the forum knows it by what it wrote down when it made
 * it, and not by a name or an address, which anybody could have taken before.
 */
export async function suggestionWriter(context: Context, viewer: Viewer): Promise<Viewer> {
  const { db, catalogue } = context;
  const find = () =>
    db
      .selectFrom('suggestionWriter')
      .innerJoin('user', 'user.userID', 'suggestionWriter.userID')
      .selectAll('user')
      .executeTakeFirst();
  const make = async () => {
    const id = randomUUID();
    const account = { email: `${id}@forum.invalid`, emailConfirmed: true, passwordHash: null };
    const roles = [catalogue.roleOf('member').roleID];
    const userID = await addAccount(context, { ...account, name: 'Suggested answers' }, roles).catch(() =>
      addAccount(context, { ...account, name: `Suggested answers ${id.slice(0, 8)}` }, roles),
    );
    await db
      .insertInto('suggestionWriter')
      .values({ userID })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };
  let user = await find();
  if (!user) {
    await make();
    user = await find();
  }
  if (!user) throw new Error('The account of suggestions cannot be made.');
  return { ...viewer, user, userID: user.userID, isAdmin: true, can: () => true };
}
