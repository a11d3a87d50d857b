import { sql, type Transaction } from 'kysely';
import type { ReactionTypeRow, Tables } from '../database/tables';
import type { RecordType } from '../forum';

/** The target of a reaction, and its category. */
export interface ReactionTarget {
  recordType: RecordType;
  recordID: number;
  categoryID: number;
  closed: boolean;
}

/** Adds a type's value (or takes it away) to the record's score and the author's points. */
async function score(trx: Transaction<Tables>, target: ReactionTarget, value: number): Promise<void> {
  if (value === 0) return;
  const table = sql.table(target.recordType);
  const id = sql.ref(`${target.recordType}ID`);
  await sql`update ${table} set "score" = "score" + ${value} where ${id} = ${target.recordID}`.execute(trx);
  await sql`update "user" set "points" = "points" + ${value} where "userID" =
    (select "insertUserID" from ${table} where ${id} = ${target.recordID})`.execute(trx);
}

export async function insertReaction(
  trx: Transaction<Tables>,
  target: ReactionTarget,
  type: ReactionTypeRow,
  userID: number,
  dateInserted: Date,
): Promise<void> {
  const { recordType, recordID } = target;
  const added = await trx
    .insertInto('reaction')
    .values({ recordType, recordID, tagID: type.tagID, userID, dateInserted })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows) await score(trx, target, type.reactionValue);
}

export async function eraseReactions(
  trx: Transaction<Tables>,
  target: ReactionTarget,
  types: ReactionTypeRow[],
  userID: number,
): Promise<void> {
  for (const type of types) {
    const removed = await trx
      .deleteFrom('reaction')
      .where('recordType', '=', target.recordType)
      .where('recordID', '=', target.recordID)
      .where('tagID', '=', type.tagID)
      .where('userID', '=', userID)
      .executeTakeFirst();
    if (removed.numDeletedRows) await score(trx, target, -type.reactionValue);
  }
}
