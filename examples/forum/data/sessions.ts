import { createHash, randomBytes } from 'node:crypto';
import type { OpenSession, Sessions } from '../forum';
import { HttpError, invalid } from '../httpError';
import { accountProblems } from './accountRules';
import { addAccount } from './addAccount';
import { createAttempts } from './attempts';
import { connectAccount } from './connectAccount';
import type { Context } from './context';
import { createGuest, createViewer } from './createViewer';
import { isPasswordOf } from './isPasswordOf';
import { hashPassword } from './passwords';
import { readSsoToken } from './readSsoToken';

const lifetime = 30 * 24 * 60 * 60 * 1000;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

export function createSessions(context: Context): Sessions {
  const { db, catalogue, config, now } = context;
  /** Per address, over all names; more than per account, since an address may be a whole school's. */
  const fromAddress = createAttempts(context, {
    most: 30,
    span: 60_000,
    message: 'Too many failed attempts to sign in. Please wait a minute.',
  });
  const registrations = createAttempts(context, {
    most: 20,
    span: 60 * 60_000,
    message: 'Too many new accounts from this address. Please try again in an hour.',
  });

  async function open(userID: number): Promise<OpenSession> {
    const token = randomBytes(32).toString('base64url');
    const dateExpires = new Date(now().getTime() + lifetime);
    const transientKey = randomBytes(16).toString('base64url');
    await db.deleteFrom('session').where('dateExpires', '<', now()).execute();
    await db
      .insertInto('session')
      .values({ sessionID: sha256(token), userID, transientKey, dateInserted: now(), dateExpires })
      .execute();
    await db.updateTable('user').set({ dateLastActive: now() }).where('userID', '=', userID).execute();
    return { token, userID, dateExpires };
  }

  return {
    async viewer(token, origin) {
      if (!token) return createGuest(catalogue, origin);
      const sessionID = sha256(token);
      const row = await db
        .selectFrom('session')
        .innerJoin('user', 'user.userID', 'session.userID')
        .selectAll('user')
        .select((eb) => [
          'transientKey',
          eb
            .selectFrom('userRole')
            .whereRef('userRole.userID', '=', 'user.userID')
            .select((inner) => inner.fn.agg<number[] | null>('array_agg', ['roleID']).as('roleIDs'))
            .as('roleIDs'),
        ])
        .where('sessionID', '=', sessionID)
        .where('dateExpires', '>', now())
        .where('deleted', '=', false)
        .where('banned', '=', 0)
        .executeTakeFirst();
      if (!row || (row.isDemo && !config.loopback)) return createGuest(catalogue, origin);
      const { transientKey, roleIDs, ...user } = row;
      const sorted = [...(roleIDs ?? [])].sort((a, b) => a - b);
      return createViewer(catalogue, { user, roleIDs: sorted, sessionID, transientKey }, origin);
    },

    async signIn({ name: typed, password, address }) {
      const name = typed.trim();
      const required = (field: string) => ({ field, code: 'missingField', message: `${field} is required.` });
      const missing = [name === '' && required('name'), password === '' && required('password')];
      const problems = missing.filter((each) => each !== false);
      if (problems.length > 0) throw invalid(...problems);
      const where = `address ${address}`;
      await fromAddress.take(where);
      const user = await db
        .selectFrom('user')
        .selectAll()
        .where((eb) =>
          eb(eb.fn<string>('lower', [name.includes('@') ? 'email' : 'name']), '=', name.toLowerCase()),
        )
        .where('deleted', '=', false)
        .executeTakeFirst();
      const isRight = await isPasswordOf(context, user ?? { name }, password);
      if (!user || !isRight)
        throw invalid({ field: 'password', message: 'The name or the password is wrong.' });
      await fromAddress.giveBack(where);
      if (user.isDemo && !config.loopback) {
        throw new HttpError(
          403,
          'The demonstration accounts work only while the forum listens on the loopback address.',
        );
      }
      if (user.banned) throw new HttpError(403, 'This account has been banned.');
      return open(user.userID);
    },

    async register({ name, email, password, passwordConfirmation, address }) {
      const problems = await accountProblems(db, { name, email, password });
      if (password !== passwordConfirmation) {
        problems.push({
          field: 'passwordConfirmation',
          code: 'invalid',
          message: 'The passwords are not the same.',
        });
      }
      if (problems.length > 0) throw invalid(...problems);
      await registrations.take(`register ${address}`);
      const passwordHash = await hashPassword(password);
      const roleIDs = [catalogue.roleOf('member').roleID];
      const userID = await addAccount(context, { name, email, passwordHash }, roleIDs);
      return open(userID);
    },

    async connect(token, origin) {
      if (!config.ssoSecret)
        throw new HttpError(403, 'Sites that embed this forum cannot sign their readers in.');
      const claims = readSsoToken(token, config.ssoSecret, origin, now());
      await db.deleteFrom('ssoToken').where('dateExpires', '<', now()).execute();
      const first = await db
        .insertInto('ssoToken')
        .values({ tokenID: claims.id, dateExpires: claims.expires })
        .onConflict((conflict) => conflict.doNothing())
        .returning('tokenID')
        .executeTakeFirst();
      if (!first) throw new HttpError(403, 'The token is not accepted: it was used already.');
      return open(await connectAccount(context, claims));
    },

    async signOut(sessionID) {
      await db.deleteFrom('session').where('sessionID', '=', sessionID).execute();
    },
  };
}
