import type { usePermissions } from '../../src/index';
import type { MenuKey } from './discussionMenu';
import { allowedItems, mayReport, ownInTime, type PostFacts, type Rule } from './allowedItems';

type Key = Extract<MenuKey, 'edit' | 'delete' | 'report'>;

const may =
  (name: string): Rule<PostFacts> =>
  (facts, here, anywhere) =>
    ownInTime(facts) || here(name) || anywhere('community.moderate');

const rules: Record<Key, Rule<PostFacts>> = {
  edit: may('comments.edit'),
  delete: may('comments.delete'),
  report: mayReport,
};

const groups: readonly Key[][] = [['edit', 'delete'], ['report']];

/** What the reader finds in the menu of a comment. */
export const commentMenu = (facts: PostFacts, holds: ReturnType<typeof usePermissions>): MenuKey[][] =>
  allowedItems(groups, rules, facts, holds);
