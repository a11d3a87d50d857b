import { sql } from 'kysely';
import { HttpError } from '../httpError';
import type { Context } from './context';

interface Limit {
  most: number;
  /** Milliseconds, from the first attempt on. */
  span: number;
  message: string;
}

export interface Attempts {
  /** Counts an attempt before it is made. Throws 429 when `who` has used up those of the window. */
  take(who: string): Promise<void>;
  /** It was a good one, and does not count. */
  giveBack(who: string): Promise<void>;
  clear(who: string): Promise<void>;
}

/**
 * Counts attempts in the database, so that all processes share the limit. Counted after they are checked, those that
 * come at the same moment would all be let through.
 */
export function createAttempts({ db, now }: Pick<Context, 'db' | 'now'>, limit: Limit): Attempts {
  const { most, span, message } = limit;
  return {
    async take(who) {
      const date = now();
      await db.deleteFrom('attempt').where('dateExpires', '<=', date).execute();
      const { count, dateExpires } = await db
        .insertInto('attempt')
        .values({ who, count: 1, dateExpires: new Date(date.getTime() + span) })
        .onConflict((conflict) =>
          conflict.column('who').doUpdateSet({ count: sql<number>`"attempt"."count" + 1` }),
        )
        .returning(['count', 'dateExpires'])
        .executeTakeFirstOrThrow();
      if (count <= most) return;
      const wait = Math.ceil((dateExpires.getTime() - date.getTime()) / 1000);
      throw new HttpError(429, message, null, { retryAfter: Math.max(wait, 1) });
    },
    async giveBack(who) {
      await db
        .updateTable('attempt')
        .set((eb) => ({ count: eb('count', '-', 1) }))
        .where('who', '=', who)
        .where('count', '>', 0)
        .execute();
    },
    async clear(who) {
      await db.deleteFrom('attempt').where('who', '=', who).execute();
    },
  };
}
