import type { Database } from '../database/tables';
import type { FieldError } from '../httpError';
import { lookalike } from './lookalike';
import { hasRefusedSign } from './nameSigns';

export type Problem = Pick<FieldError, 'field' | 'code' | 'message'>;

/** Errors of values that another account has. */
export const taken = {
  name: { field: 'name', code: 'invalid', message: 'The name you entered is already in use.' },
  email: { field: 'email', code: 'invalid', message: 'The e-mail address is already in use.' },
};

export const alike = {
  field: 'name',
  code: 'invalid',
  message: 'The name you entered looks like one that is already in use.',
};

/** Reserved names that pages show for missing users: see `placeholder`. */
const reserved = new Set(
  ['guest', 'user deleted', 'unknown user', 'removed user', 'deleted user'].map(lookalike),
);

/** How the API tells IDs and names apart. */
const reference = /^\$|^\d+$/u;

/** Errors of an account's name, e-mail address and password; empty when valid. */
export async function accountProblems(
  db: Database,
  account: { name?: string; email?: string; password?: string },
  userID = 0,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const { name, email, password } = account;
  if (name !== undefined) {
    if (name.trim() === '')
      problems.push({ field: 'name', code: 'missingField', message: 'name is required.' });
    else if (name.length < 3) add('name', 'minLength', 'name is too short: at least 3 characters.');
    else if (name.length > 40) add('name', 'maxLength', 'name is too long: at most 40 characters.');
    else if (name !== name.trim() || hasRefusedSign(name) || reference.test(name.normalize('NFKC'))) {
      add('name', 'invalid', 'name has characters that are not allowed.');
    } else if (reserved.has(lookalike(name)) || (await isTaken('name', name))) problems.push(taken.name);
    else if (await hasLookalike(name)) problems.push(alike);
  }
  if (email !== undefined) {
    if (email.trim() === '') add('email', 'missingField', 'email is required.');
    else if (email.length > 200 || !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)) {
      add('email', 'invalid', 'email is not a valid e-mail address.');
    } else if (await isTaken('email', email)) problems.push(taken.email);
  }
  if (password !== undefined) {
    if (password === '') add('password', 'missingField', 'password is required.');
    else if (password.length < 8)
      add('password', 'minLength', 'password is too short: at least 8 characters.');
    else if (password.length > 200)
      add('password', 'maxLength', 'password is too long: at most 200 characters.');
  }
  return problems;

  function add(field: string, code: string, message: string): void {
    problems.push({ field, code, message });
  }

  async function hasLookalike(value: string): Promise<boolean> {
    const row = await db
      .selectFrom('user')
      .select('userID')
      .where('lookalike', '=', lookalike(value))
      .where('userID', '<>', userID)
      .executeTakeFirst();
    return row !== undefined;
  }

  async function isTaken(column: 'name' | 'email', value: string): Promise<boolean> {
    const row = await db
      .selectFrom('user')
      .select('userID')
      .where((eb) => eb(eb.fn<string>('lower', [column]), '=', value.toLowerCase()))
      .where('userID', '<>', userID)
      .executeTakeFirst();
    return row !== undefined;
  }
}
