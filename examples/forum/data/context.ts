import type { Database } from '../database/tables';
import type { ForumConfig } from '../forumConfig';
import type { Catalogue } from './catalogue';

/** What every part of the forum works with. */
export interface Context {
  db: Database;
  catalogue: Catalogue;
  config: ForumConfig;
  now(): Date;
}
