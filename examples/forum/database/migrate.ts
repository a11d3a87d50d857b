import { Migrator } from 'kysely';
import { tables } from './migrations/0001-tables';
import { preferences } from './migrations/0002-preferences';
import { redirects } from './migrations/0003-redirects';
import { drafts } from './migrations/0004-drafts';
import { privacy } from './migrations/0005-privacy';
import { media } from './migrations/0007-media';
import { polls } from './migrations/0008-polls';
import { answers } from './migrations/0009-answers';
import { attachments } from './migrations/0010-attachments';
import { layouts } from './migrations/0011-layouts';
import { directions } from './migrations/0012-directions';
import { attempts } from './migrations/0013-attempts';
import { lookalikes } from './migrations/0014-lookalikes';
import { uploadKeys } from './migrations/0015-upload-keys';
import { posts } from './migrations/0020-posts';
import { mediaCategories } from './migrations/0021-media-categories';
import { search } from './migrations/0025-search';
import { homeLayout } from './migrations/0026-home-layout';
import { categoryBanners } from './migrations/0029-category-banners';
import { layoutViews } from './migrations/0030-layout-views';
import { ticks } from './migrations/0031-ticks';
import { customPages } from './migrations/0032-custom-pages';
import { postTypes } from './migrations/0033-post-types';
import { suggestions } from './migrations/0034-suggestions';
import { tagWords } from './migrations/0041-tag-words';
import { subcommunities } from './migrations/0045-subcommunities';
import { ignoredUsers } from './migrations/0046-ignored-users';
import type { Database } from './tables';

/** The schema that all tables live in, so that a shared PostgreSQL database keeps the rest of what it holds. */
export const schemaName = 'inlay';

/** Brings the tables up to date, or as far as the migration `last`. Throws what the failed migration threw. */
export async function migrate(db: Database, last?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    migrationTableSchema: schemaName,
    provider: {
      getMigrations: async () => ({
        '0001-tables': tables,
        '0002-preferences': preferences,
        '0003-redirects': redirects,
        '0004-drafts': drafts,
        '0005-privacy': privacy,
        '0007-media': media,
        '0008-polls': polls,
        '0009-answers': answers,
        '0010-attachments': attachments,
        '0011-layouts': layouts,
        '0012-directions': directions,
        '0013-attempts': attempts,
        '0014-lookalikes': lookalikes,
        '0015-upload-keys': uploadKeys,
        '0020-posts': posts,
        '0021-media-categories': mediaCategories,
        '0025-search': search,
        '0026-home-layout': homeLayout,
        '0029-category-banners': categoryBanners,
        '0030-layout-views': layoutViews,
        '0031-ticks': ticks,
        '0032-custom-pages': customPages,
        '0033-post-types': postTypes,
        '0034-suggestions': suggestions,
        '0041-tag-words': tagWords,
        '0045-subcommunities': subcommunities,
        '0046-ignored-users': ignoredUsers,
      }),
    },
  });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error) throw error;
}
