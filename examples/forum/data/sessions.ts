import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OpenSession, Sessions } from '../forum';
import { HttpError, invalid } from '../httpError';
import { accountProblems } from './accountRules';
import { createAttempts } from './attempts';
import { connectAccount } from './connectAccount';
import type { Context } from './context';
import { createGuest, createViewer } from './createViewer';
import { hashPassword, passwordMatches } from './passwords';
import { readSsoToken } from './readSsoToken';

const lifetime = 30 * 24 * 60 * 60 * 1000;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');
const same = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)));

export function createSessions(context: Context): Sessions {
  const { db, catalogue, config, now } = context;
  /** Tokens that were used → when they run out. */
  const used = new Map<string, Date>();
  const failures = createAttempts(5, 60_000, now);
  const registrations = createAttempts(20, 60 * 60_000, now);

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
      const who = `${address} ${name.toLowerCase()}`;
      failures.check(who, 'Too many failed attempts to sign in. Please wait a minute.');
      const user = await db
        .selectFrom('user')
        .selectAll()
        .where((eb) =>
          eb(eb.fn<string>('lower', [name.includes('@') ? 'email' : 'name']), '=', name.toLowerCase()),
        )
        .where('deleted', '=', false)
        .executeTakeFirst();
      const demo = user?.isDemo === true && user.passwordHash === null;
      const stored = await passwordMatches(password, user?.passwordHash ?? null);
      if (!user || !(demo ? same(password, config.demoPassword) : stored)) {
        failures.add(who);
        throw invalid({ field: 'password', message: 'The name or the password is wrong.' });
      }
      if (user.isDemo && !config.loopback) {
        throw new HttpError(
          403,
          'The demonstration accounts work only while the forum listens on the loopback address.',
        );
      }
      if (user.banned) throw new HttpError(403, 'This account has been banned.');
      failures.clear(who);
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
      registrations.check(address, 'Too many new accounts from this address. Please try again in an hour.');
      registrations.add(address);
      const passwordHash = await hashPassword(password);
      const userID = await db.transaction().execute(async (trx) => {
        const { userID } = await trx
          .insertInto('user')
          .values({ name, email, passwordHash, dateInserted: now() })
          .returning('userID')
          .executeTakeFirstOrThrow();
        await trx
          .insertInto('userRole')
          .values({ userID, roleID: catalogue.roleOf('member').roleID })
          .execute();
        return userID;
      });
      return open(userID);
    },

    async connect(token, origin) {
      if (!config.ssoSecret)
        throw new HttpError(403, 'Sites that embed this forum cannot sign their readers in.');
      const claims = readSsoToken(token, config.ssoSecret, origin, now());
      for (const [id, expires] of used) if (expires < now()) used.delete(id);
      if (used.has(claims.id)) throw new HttpError(403, 'The token is not accepted: it was used already.');
      used.set(claims.id, claims.expires);
      return open(await connectAccount(context, claims));
    },

    async signOut(sessionID) {
      await db.deleteFrom('session').where('sessionID', '=', sessionID).execute();
    },
  };
}
