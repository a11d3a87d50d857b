import type { Holds } from '../../src/index';
import type { MenuKey } from './discussionMenu';
import { allowedItems, mayReport, ownInTime, type PostFacts, type Rule } from './allowedItems';

type Key = Extract<MenuKey, 'edit' | 'delete' | 'report'>;

const may =
  (name: string): Rule<PostFacts> =>
  (facts, here) =>
    ownInTime(facts) || here(name, 'community.moderate');

const rules: Record<Key, Rule<PostFacts>> = {
  edit: may('comments.edit'),
  delete: may('comments.delete'),
  report: mayReport,
};

const groups: readonly Key[][] = [['edit', 'delete'], ['report']];

/** What the reader finds in the menu of a comment. */
export const commentMenu = (facts: PostFacts, here: Holds): MenuKey[][] =>
  allowedItems(groups, rules, facts, here, here);
