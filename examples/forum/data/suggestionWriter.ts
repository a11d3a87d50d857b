import type { Viewer } from '../viewer';
import { addAccount } from './addAccount';
import type { Context } from './context';

const email = 'suggestions@forum.invalid';

/** The account that accepted suggestions are written by: nobody signs in as it, and it is made when it is first needed. */
export async function suggestionWriter(context: Context, viewer: Viewer): Promise<Viewer> {
  const { db, catalogue } = context;
  const find = () => db.selectFrom('user').selectAll().where('email', '=', email).executeTakeFirst();
  const make = () =>
    addAccount(context, { name: 'Suggested answers', email, emailConfirmed: true, passwordHash: null }, [
      catalogue.roleOf('member').roleID,
    ]).catch(() => undefined);
  let user = await find();
  if (!user) {
    // Another may have made it meanwhile, which the name says.
    await make();
    user = await find();
  }
  if (!user) throw new Error('The account of suggestions cannot be made.');
  return { ...viewer, user, userID: user.userID, isAdmin: true, can: () => true };
}
