import type { usePermissions } from '../../src/index';

/** What the menu of a discussion depends on beside permissions. */
export interface MenuFacts {
  categoryID: number;
  isSignedIn: boolean;
  /** The reader wrote it. */
  isOwn: boolean;
  closed: boolean;
  pinned: boolean;
  /** The author's time for editing is not over. */
  inTime: boolean;
  tagging: boolean;
  triage: boolean;
  /** Reports are taken. */
  escalations: boolean;
  /** What the page grants or takes away here. */
  overrides?: Readonly<Record<string, boolean>>;
}

/** Whether the reader holds any one of the names: in the category, or for names without one, anywhere. */
type Holds = (...names: string[]) => boolean;
type Rule = (facts: MenuFacts, here: Holds, anywhere: Holds) => boolean;

const mayEdit: Rule = ({ isSignedIn, isOwn, closed, inTime }, here, anywhere) =>
  (isSignedIn && isOwn && !closed && inTime) || here('discussions.edit') || anywhere('community.moderate');
const mayManage: Rule = (_facts, here, anywhere) => here('community.manage') || anywhere('community.manage');

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
  announce: (facts, here, anywhere) => here('discussions.moderate') || mayManage(facts, here, anywhere),
  author: (_facts, _here, anywhere) => anywhere('site.manage', 'community.manage'),
  collect: mayManage,
  bump: (_facts, _here, anywhere) => anywhere('curation.manage'),
  sink: (facts, here, anywhere) => here('discussions.moderate') || mayManage(facts, here, anywhere),
  // Authors may close their own; to open it again takes a moderator.
  close: ({ isOwn, closed }, here, anywhere) =>
    here('discussions.moderate', 'discussions.close') ||
    (isOwn && !closed && anywhere('discussions.closeOwn')),
  history: (_facts, here) => here('discussions.moderate'),
  deleted: (_facts, here) => here('discussions.moderate'),
  report: ({ escalations }, _here, anywhere) => escalations && anywhere('flag.add'),
} satisfies Record<string, Rule>;

export type MenuKey = keyof typeof rules;

/** In the order of the menu; what add-ons and integrations bring stands in front of the last group. */
const groups: MenuKey[][] = [
  ['edit', 'dismiss', 'mute', 'delete', 'move', 'type', 'tag', 'resolve'],
  ['announce', 'author', 'collect'],
  ['bump', 'sink', 'close'],
  ['history', 'deleted'],
  ['report'],
];

/** What the reader finds in the menu of a discussion, group by group; a group may be empty. */
export function discussionMenu(facts: MenuFacts, holds: ReturnType<typeof usePermissions>): MenuKey[][] {
  const { categoryID, overrides } = facts;
  const category = { mode: 'resourceIfJunction', resourceType: 'category', resourceID: categoryID } as const;
  const here: Holds = (...names) => holds(names, { ...category, overrides });
  const anywhere: Holds = (...names) => holds(names, { mode: 'global', overrides });
  return groups.map((keys) => keys.filter((key) => rules[key](facts, here, anywhere)));
}
