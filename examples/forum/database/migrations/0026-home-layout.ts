import { sql, type Kysely } from 'kysely';
import { defaultLayouts } from '../defaultLayouts';

/** Forums that had layouts before their home page was one. */
export const homeLayout = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { layoutViewType, name, content } = defaultLayouts.find((each) => each.layoutViewType === 'home')!;
    await sql`insert into "layout" ("layoutViewType", "recordType", "recordID", "name", "content")
      values (${layoutViewType}, 'siteSection', '0', ${name}, ${JSON.stringify(content)})
      on conflict do nothing`.execute(db);
  },
};
