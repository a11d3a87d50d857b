import type { Holds } from '../../src/index';
import { allowedItems, mayReport, ownInTime, type PostFacts, type Rule } from './allowedItems';

export interface MenuFacts extends PostFacts {
  pinned: boolean;
  tagging: boolean;
  triage: boolean;
}

const mayEdit: Rule<MenuFacts> = (facts, here) =>
  ownInTime(facts) || here('discussions.edit', 'community.moderate');
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
  tag: (...asked) => asked[0].tagging && mayEdit(...asked),
  resolve: ({ triage }, here) => triage && here('staff.allow'),
  announce: (...asked) => mayModerate(...asked) || mayManage(...asked),
  author: (facts, here, anywhere) =>
    mayManage(facts, here, anywhere) || here('site.manage') || anywhere('site.manage'),
  collect: mayManage,
  bump: (_facts, here) => here('curation.manage'),
  sink: (...asked) => mayModerate(...asked) || mayManage(...asked),
  // Authors may close their own; to open it again takes a moderator.
  close: ({ isOwn, closed }, here) =>
    here('discussions.moderate', 'discussions.close') || (isOwn && !closed && here('discussions.closeOwn')),
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
export const discussionMenu = (facts: MenuFacts, here: Holds, anywhere: Holds): MenuKey[][] =>
  allowedItems(groups, rules, facts, here, anywhere);
