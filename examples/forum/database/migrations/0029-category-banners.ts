import { sql, type Kysely } from 'kysely';

/** A category may have a picture, which its page shows across its head. */
export const categoryBanners = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table "category" add "bannerUrl" text`.execute(db);
  },
};
