import { sql } from 'kysely';
import type { Database } from '../database/tables';

/**
 * Brings a question's status in line with its answers: accepted as soon as one of them is, answered while there is one
 * that was not rejected, rejected when all were, and unanswered without any. What its author says is no answer.
 */
export async function recountQuestion(db: Database, discussionID: number): Promise<void> {
  const answer = sql`select 1 from "comment" c where c."discussionID" = d."discussionID"
    and c."insertUserID" <> d."insertUserID" and c."dateDeleted" is null`;
  await sql`update "discussion" d set "statusID" = case
      when exists (${answer} and c."answerStatusID" = 3) then 3
      when exists (${answer} and c."answerStatusID" is distinct from 4) then 2
      when exists (${answer}) then 4
      else 1 end
    where d."discussionID" = ${discussionID} and d."type" = 'question'`.execute(db);
}
