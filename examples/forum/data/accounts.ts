import type { UserRow } from '../database/tables';
import type { UserInput, UserPatch } from '../forum';
import { HttpError, invalid } from '../httpError';
import type { Viewer } from '../viewer';
import { accountProblems, type Problem } from './accountRules';
import { addAccount, unlessTaken } from './addAccount';
import type { Context } from './context';
import { demand } from './demand';
import { isPasswordOf } from './isPasswordOf';
import { lookalike } from './lookalike';
import { hashPassword } from './passwords';
import { rankOf } from './rankOf';

export async function createUser(context: Context, input: UserInput): Promise<number> {
  const { db, catalogue } = context;
  const problems = await accountProblems(db, input);
  const roleIDs = input.roleID?.length ? input.roleID : [catalogue.roleOf('member').roleID];
  if (roleIDs.some((roleID) => !catalogue.roles.has(roleID))) {
    problems.push({ field: 'roleID', code: 'invalid', message: 'roleID names a role that does not exist.' });
  }
  if (problems.length > 0) throw invalid(...problems);
  const passwordHash = await hashPassword(input.password);
  const { name, email, emailConfirmed = true } = input;
  return addAccount(
    context,
    { name, email, emailConfirmed, passwordHash, private: input.private ?? false },
    roleIDs,
  );
}

async function passwordProblems(context: Context, user: UserRow, current = ''): Promise<Problem[]> {
  const field = 'currentPassword';
  if (current === '') return [{ field, code: 'missingField', message: 'currentPassword is required.' }];
  if (await isPasswordOf(context, user, current)) return [];
  return [{ field, code: 'invalid', message: 'The current password is wrong.' }];
}

export async function updateUser(
  context: Context,
  viewer: Viewer,
  target: { row: UserRow; roleIDs: number[] },
  patch: UserPatch,
): Promise<void> {
  const { db, catalogue, now } = context;
  const { userID } = target.row;
  const rank = (roleIDs: number[]) => rankOf(catalogue, roleIDs);
  const foreign = viewer.userID !== userID;
  const forStaff = [patch.banned, patch.emailConfirmed, patch.roleID, patch.name].some(
    (value) => value !== undefined,
  );
  if (foreign || forStaff) demand(viewer, 'users.edit');
  if (
    (foreign && rank(target.roleIDs) > rank(viewer.roleIDs)) ||
    rank(patch.roleID ?? []) > rank(viewer.roleIDs)
  ) {
    throw new HttpError(403, 'You are not allowed to edit a user that outranks you.');
  }
  const problems = await accountProblems(db, patch, userID);
  if (patch.password !== undefined && !foreign && patch.passwordConfirmation !== patch.password) {
    problems.push({
      field: 'passwordConfirmation',
      code: 'invalid',
      message: 'The passwords are not the same.',
    });
  }
  const isNewEmail =
    patch.email !== undefined && patch.email.toLowerCase() !== target.row.email.toLowerCase();
  // An unattended browser must not suffice to take over the account.
  if (!foreign && (patch.password !== undefined || isNewEmail))
    problems.push(...(await passwordProblems(context, target.row, patch.currentPassword)));
  if (patch.roleID?.some((roleID) => !catalogue.roles.has(roleID))) {
    problems.push({ field: 'roleID', code: 'invalid', message: 'roleID names a role that does not exist.' });
  }
  if (problems.length > 0) throw invalid(...problems);
  const passwordHash = patch.password === undefined ? undefined : await hashPassword(patch.password);

  const change = db.transaction().execute(async (trx) => {
    await trx
      .updateTable('user')
      .set({
        name: patch.name,
        lookalike: patch.name === undefined ? undefined : lookalike(patch.name),
        email: patch.email,
        emailConfirmed: patch.emailConfirmed ?? (patch.email === undefined ? undefined : false),
        showEmail: patch.showEmail,
        private: patch.private,
        banned: patch.banned === undefined ? undefined : Number(patch.banned),
        about: patch.profileFields?.about,
        passwordHash,
        dateUpdated: now(),
      })
      .where('userID', '=', userID)
      .execute();
    // A new password ends all other sessions; a ban ends every session at once.
    if (passwordHash !== undefined || patch.banned) {
      await trx
        .deleteFrom('session')
        .where('userID', '=', userID)
        .where('sessionID', '<>', viewer.sessionID ?? '')
        .execute();
    }
    if (patch.roleID) {
      await trx.deleteFrom('userRole').where('userID', '=', userID).execute();
      const rows = [...new Set(patch.roleID)].map((roleID) => ({ userID, roleID }));
      if (rows.length > 0) await trx.insertInto('userRole').values(rows).execute();
    }
  });
  await unlessTaken(change);
}
