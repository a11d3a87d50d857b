import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import type { Viewer } from '../viewer';

interface Entry {
  operation: 'edit' | 'delete' | 'merge';
  recordType: 'discussion' | 'comment';
  recordID: number;
  /** Of a comment its discussion, of a discussion its category or where it went. */
  parentRecordID: number | null;
  /** The row as it was before. */
  before: object;
  dateInserted: Date;
}

/** Adds to the moderators' log what a record was before it changed. */
export async function writeLog(
  trx: Transaction<Tables>,
  { userID }: Viewer,
  { before, ...entry }: Entry,
): Promise<void> {
  await trx
    .insertInto('log')
    .values({ ...entry, userID, data: JSON.stringify(before) })
    .execute();
}
