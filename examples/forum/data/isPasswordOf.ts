import { createHash, timingSafeEqual } from 'node:crypto';
import type { UserRow } from '../database/tables';
import { createAttempts } from './attempts';
import type { Context } from './context';
import { passwordMatches } from './passwords';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');
const same = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)));

/**
 * Whether it is the password of the account. Wrong ones are counted per account, from any address;
 * names without an account are counted likewise, so that the limit does not tell which names exist. Throws 429.
 */
export async function isPasswordOf(
  context: Pick<Context, 'db' | 'config' | 'now'>,
  account: UserRow | { name: string },
  password: string,
): Promise<boolean> {
  const attempts = createAttempts(context, {
    most: 5,
    span: 60_000,
    message: 'Too many failed attempts to sign in. Please wait a minute.',
  });
  const user = 'userID' in account ? account : undefined;
  const who = user ? `account ${user.userID}` : `name ${sha256(account.name.toLowerCase())}`;
  await attempts.take(who);
  const demo = user?.isDemo === true && user.passwordHash === null;
  const stored = await passwordMatches(password, user?.passwordHash ?? null);
  const isRight = user !== undefined && (demo ? same(password, context.config.demoPassword) : stored);
  if (isRight) await attempts.clear(who);
  return isRight;
}
