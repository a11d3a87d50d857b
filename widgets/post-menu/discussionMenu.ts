import type { usePermissions } from '../../src/index';
import { allowedItems, mayReport, ownInTime, type PostFacts, type Rule } from './allowedItems';

export interface MenuFacts extends PostFacts {
  pinned: boolean;
  tagging: boolean;
  triage: boolean;
}

const mayEdit: Rule<MenuFacts> = (facts, here, anywhere) =>
  ownInTime(facts) || here('discussions.edit') || anywhere('community.moderate');
const mayManage: Rule<MenuFacts> = (_facts, here, anywhere) =>
  here('community.manage') || anywhere('community.manage');
const mayModerate: Rule<MenuFacts> = (_facts, here) => here('discussions.moderate');

/** Who finds what. */
const rules = {
  edit: mayEdit,
  dismiss: ({ isSignedIn, pinned }) => isSignedIn && pinned,
  mute: ({ isSignedIn }) => isSignedIn,
  delete: (_facts, here) => here('discussions.delete'),
  move: (_facts, here) => here('discussions.edit'),
  type: (_facts, here) => here('discussions.edit'),
  tag: (facts, here, anywhere) => facts.tagging && mayEdit(facts, here, anywhere),
  resolve: ({ triage }, _here, anywhere) => triage && anywhere('staff.allow'),
  announce: (...asked) => mayModerate(...asked) || mayManage(...asked),
  author: (_facts, _here, anywhere) => anywhere('site.manage', 'community.manage'),
  collect: mayManage,
  bump: (_facts, _here, anywhere) => anywhere('curation.manage'),
  sink: (...asked) => mayModerate(...asked) || mayManage(...asked),
  // Authors may close their own; to open it again takes a moderator.
  close: ({ isOwn, closed }, here, anywhere) =>
    here('discussions.moderate', 'discussions.close') ||
    (isOwn && !closed && anywhere('discussions.closeOwn')),
  history: mayModerate,
  deleted: mayModerate,
  report: mayReport,
} satisfies Record<string, Rule<MenuFacts>>;

export type MenuKey = keyof typeof rules;

/** In the order of the menu; what add-ons and integrations bring stands in front of the last group. */
const groups: readonly MenuKey[][] = [
  ['edit', 'dismiss', 'mute', 'delete', 'move', 'type', 'tag', 'resolve'],
  ['announce', 'author', 'collect'],
  ['bump', 'sink', 'close'],
  ['history', 'deleted'],
  ['report'],
];

/** What the reader finds in the menu of a discussion. */
export const discussionMenu = (facts: MenuFacts, holds: ReturnType<typeof usePermissions>): MenuKey[][] =>
  allowedItems(groups, rules, facts, holds);
