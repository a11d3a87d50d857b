import { apiName, categoryScoped, consolidated } from '../../examples/forum/data/permissionNames';
import { rolePermissions } from '../../examples/forum/seed/roles';
import type { Holds } from '../../src/index';
import { checkPermission } from '../../src/session/checkPermission';
import type { Permissions } from '../../src/session/permissions';
import { discussionMenu, type MenuFacts, type MenuKey } from '../../widgets/post-menu/discussionMenu';
import { whoMay, whoMayAmongAnnouncements, type Role } from '../support/whoMay';

const announcements = 4;
const woodworking = 7;
const others: MenuFacts = {
  ...{ isSignedIn: true, isOwn: false, closed: false, pinned: false, inTime: false },
  ...{ tagging: true, triage: true, escalations: true },
};
const own: MenuFacts = { ...others, isOwn: true, inTime: true };

/** What somebody holds everywhere, and in the category of announcements, which has permissions of its own. */
function holding(global: string[], inAnnouncements: string[] = [], isAdmin = false): Permissions {
  const granted = (names: string[]) => {
    const all = new Set(names);
    for (const [name, parts] of Object.entries(consolidated))
      if (parts.every((part) => all.has(part))) all.add(name);
    return Object.fromEntries([...all].map((name) => [name, true]));
  };
  return {
    isAdmin,
    permissions: [
      { type: 'global', id: null, permissions: granted(global) },
      { type: 'category', id: announcements, permissions: granted(inAnnouncements) },
    ],
    junctions: { category: [announcements] },
    junctionAliases: {},
  };
}

const roleIDs: Record<Role, number[]> = {
  guest: [2],
  member: [8],
  steward: [8, 24],
  moderator: [16],
  admin: [32],
};
/** As the forum grants them. */
function permissionsOf(role: Role): Permissions {
  const names = (category: number | null) =>
    rolePermissions
      .filter(({ roleID, categoryID }) => roleIDs[role].includes(roleID) && categoryID === category)
      .map(({ permission }) => apiName(permission));
  const everywhere = names(null).filter((name) => !categoryScoped.has(name));
  return holding(names(null), [...names(announcements), ...everywhere], role === 'admin');
}

interface Where {
  categoryID?: number;
  overrides?: Record<string, boolean>;
}
function menu(
  permissions: Permissions,
  facts: MenuFacts,
  { categoryID = woodworking, overrides = {} }: Where = {},
) {
  const category = { mode: 'resourceIfJunction', resourceType: 'category' } as const;
  const holds =
    (resourceID?: number): Holds =>
    (...names) =>
      checkPermission(permissions, names, { ...category, resourceID, overrides });
  return discussionMenu(facts, holds(categoryID), holds());
}
const items = (permissions: Permissions, facts: MenuFacts, where?: Where) =>
  menu(permissions, facts, where).flat();

test('an administrator finds everything, in the order of the menu', () => {
  expect(menu(permissionsOf('admin'), { ...others, pinned: true })).toEqual([
    ['edit', 'dismiss', 'mute', 'delete', 'move', 'type', 'tag', 'resolve'],
    ['announce', 'author', 'collect'],
    ['bump', 'sink', 'close'],
    ['history', 'deleted'],
    ['report'],
  ]);
});

const inMenu = (name: string) => !/bookmark|react|vote|promote|omment/.test(name);
test.each(Object.keys(whoMay).filter(inMenu))('to %s is offered to those whom the server lets', (name) => {
  for (const [categoryID, may] of [
    [woodworking, whoMay],
    [announcements, whoMayAmongAnnouncements],
  ] as const)
    for (const role of Object.keys(roleIDs) as Role[]) {
      const facts = { ...others, isSignedIn: role !== 'guest' };
      const isOffered = items(permissionsOf(role), facts, { categoryID }).includes(name as MenuKey);
      const allowed: Role[] = may[name as keyof typeof whoMay];
      expect([categoryID, role, isOffered]).toEqual([categoryID, role, allowed.includes(role)]);
    }
});

/** Each item, what grants it alone, and where it is not offered for all that. */
const grants: [MenuKey, string[], MenuFacts?][] = [
  ['edit', ['discussions.edit', 'community.moderate']],
  ['delete', ['discussions.delete']],
  ['move', ['discussions.edit']],
  ['type', ['discussions.edit']],
  ['tag', ['discussions.edit', 'community.moderate'], { ...others, tagging: false }],
  ['resolve', ['staff.allow'], { ...others, triage: false }],
  ['announce', ['discussions.moderate', 'community.manage']],
  ['author', ['site.manage', 'community.manage']],
  ['collect', ['community.manage']],
  ['bump', ['curation.manage']],
  ['sink', ['discussions.moderate', 'community.manage']],
  ['close', ['discussions.moderate', 'discussions.close']],
  ['history', ['discussions.moderate']],
  ['deleted', ['discussions.moderate']],
  ['report', ['flag.add'], { ...others, escalations: false }],
];
// Of its own length, a row would be followed by what ends a test.
test.each(grants.map(([key, names, off = null]) => [key, names, off] as const))(
  '%s takes one of its permissions, here or by the page',
  (key, names, off) => {
    expect(items(holding([]), others)).not.toContain(key);
    for (const name of names) {
      const overrides = { [name]: true };
      expect(items(holding([name]), others)).toContain(key);
      expect(items(holding([]), others, { overrides })).toContain(key);
      expect(items(holding([name]), others, { overrides: { [name]: false } })).not.toContain(key);
      // What is held in one category is held there, and nowhere else.
      const categoryID = announcements;
      expect(items(holding([], [name]), others)).not.toContain(key);
      expect(items(holding([], [name]), others, { categoryID })).toContain(key);
      // Those who manage the whole forum do so in every category.
      if (/\.manage$/.test(name) && name !== 'curation.manage')
        expect(items(holding([name]), others, { categoryID })).toContain(key);
      else expect(items(holding([name]), others, { categoryID })).not.toContain(key);
      if (off) expect(items(holding([name]), off)).not.toContain(key);
    }
  },
);

test('authors edit, tag and close their own while it is open and time is left', () => {
  const author = holding(['discussions.closeOwn']);
  expect(items(author, own)).toEqual(['edit', 'mute', 'tag', 'close']);
  expect(items(author, { ...own, inTime: false })).toEqual(['mute', 'close']);
  expect(items(author, { ...own, closed: true })).toEqual(['mute']);
  expect(items(author, others)).toEqual(['mute']);
});

test('announcements can be dismissed, and guests find nothing', () => {
  expect(items(holding([]), { ...others, pinned: true })).toEqual(['dismiss', 'mute']);
  expect(items(holding([]), { ...others, isSignedIn: false, pinned: true })).toEqual([]);
});
