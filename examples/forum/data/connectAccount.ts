import { HttpError } from '../httpError';
import { accountProblems, taken } from './accountRules';
import { addAccount } from './addAccount';
import type { Context } from './context';
import { withoutRefusedSigns } from './nameSigns';
import type { SsoClaims } from './readSsoToken';
import { cutText } from '../../../src/safe/cutText';

const refused = (why: string) => new HttpError(403, 'Permission Problem', why);

type Parts = Pick<Context, 'db' | 'catalogue' | 'now'>;

/** The account of that e-mail address, if there is one that a site may open. */
async function findAccount({ db, catalogue }: Parts, email: string): Promise<number | undefined> {
  const user = await db
    .selectFrom('user')
    .selectAll()
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .where('deleted', '=', false)
    .executeTakeFirst();
  if (!user) return undefined;
  if (user.banned) throw refused('This account has been banned.');
  // An account registered with another person's address must not be joined to its owner's.
  if (!user.emailConfirmed) throw refused('The e-mail address of this account has not been confirmed.');
  const roles = await db.selectFrom('userRole').select('roleID').where('userID', '=', user.userID).execute();
  // A site that loses its secret must not lose the forum.
  const strong = (['administrator', 'moderator'] as const).map((role) => catalogue.roleOf(role).roleID);
  if (roles.some(({ roleID }) => strong.includes(roleID)))
    throw refused('This account can only be opened with its password.');
  return user.userID;
}

/** The account that a site's reader has here by e-mail address, or a new one. */
export async function connectAccount(
  context: Parts,
  { name, email }: Pick<SsoClaims, 'name' | 'email'>,
): Promise<number> {
  const { db, catalogue } = context;
  const known = await findAccount(context, email);
  if (known !== undefined) return known;
  const plain = cutText(withoutRefusedSigns(name).trim(), 30) || 'Member';
  for (let round = 0; round < 20; round += 1) {
    const free = round === 0 ? plain : `${plain} ${round + 1}`;
    const problems = await accountProblems(db, { name: free, email });
    // Another page of the reader's was quicker; else it is a deleted account's.
    if (problems.includes(taken.email)) {
      const meanwhile = await findAccount(context, email);
      if (meanwhile === undefined) throw refused(taken.email.message);
      return meanwhile;
    }
    const other = problems.find(({ field, code }) => field === 'email' || code !== 'invalid');
    if (other && other.code !== 'minLength') throw refused(other.message);
    if (problems.length > 0) continue;
    try {
      const roleIDs = [catalogue.roleOf('member').roleID];
      return await addAccount(context, { name: free, email, emailConfirmed: true }, roleIDs);
    } catch (error) {
      // Taken since it was looked at: the next round says by whom.
      if (!(error instanceof HttpError)) throw error;
    }
  }
  throw refused('There is no free name for this account.');
}
