import { checkPermission } from '../../../src/session/checkPermission';
import { readPermissions } from '../../../src/session/permissions';

const permissions = readPermissions({
  isAdmin: false,
  permissions: [
    { type: 'global', permissions: { 'discussions.view': true, 'comments.add': true, 'off.now': false } },
    { type: 'category', id: 5, permissions: { 'discussions.close': true } },
    { type: 'category', id: 9, permissions: { 'discussions.close': true, 'events.view': true } },
    { type: 'knowledgeBase', id: 5, permissions: { 'articles.add': true } },
  ],
  junctions: { category: [5, 9] },
  junctionAliases: { category: { '50': 5, seven: 9 } },
})!;
const category = (resourceID: number | string) => ({ resourceType: 'category', resourceID });

it.each([
  // One of several names suffices; a resource ID decides the mode.
  ['discussions.view', {}, true],
  [['no.such', 'discussions.view'], {}, true],
  ['off.now', {}, false],
  ['constructor', {}, false],
  ['discussions.close', {}, true],
  ['discussions.close', { mode: 'global' }, false],
  ['discussions.close', { mode: 'globalOrResource' }, true],
  ['discussions.close', { mode: 'resource', ...category(5) }, true],
  ['discussions.close', { mode: 'resource', ...category(4) }, false],
  ['articles.add', { mode: 'resource', ...category(5) }, false],
  // A category with permissions of its own ignores the global ones; any other has only those.
  ['discussions.close', category(5), true],
  ['comments.add', category(5), false],
  ['comments.add', category(4), true],
  ['discussions.close', category(4), false],
  // Aliases, by number and by text.
  ['discussions.close', category(50), true],
  ['discussions.close', category('50'), true],
  ['comments.add', category(50), false],
  ['events.view', category('seven'), true],
  ['discussions.close', category('5'), true],
] as const)('%p with %p is %p', (names, options, expected) => {
  expect(checkPermission(permissions, names, options)).toBe(expected);
});

it('is false until permissions are loaded, and for entries that have no shape', () => {
  expect(checkPermission(null, 'discussions.view')).toBe(false);
  expect(checkPermission(readPermissions({ permissions: [null, 1] })!, 'discussions.view')).toBe(false);
});

it('takes no answer without a list for one that grants nothing', () => {
  for (const foreign of [null, undefined, [], {}, 'x', { permissions: 'x', junctions: [] }])
    expect(readPermissions(foreign)).toBeUndefined();
});

it('lets administrators pass everywhere', () => {
  const admin = readPermissions({ isAdmin: true, permissions: [] })!;
  expect(checkPermission(admin, 'anything.at.all', category(5))).toBe(true);
});

it('puts what a context says first, both ways, and leaves other names alone', () => {
  const overrides = { 'comments.add': false, 'discussions.close': true };
  expect(checkPermission(permissions, 'comments.add', { overrides })).toBe(false);
  expect(checkPermission(permissions, 'discussions.close', { ...category(4), overrides })).toBe(true);
  expect(checkPermission(permissions, ['comments.add', 'discussions.view'], { overrides })).toBe(true);
  expect(checkPermission(null, 'discussions.close', { overrides })).toBe(true);
});

it('lets system.only pass for everything', () => {
  const system = readPermissions({
    permissions: [{ type: 'global', permissions: { 'system.only': true } }],
  })!;
  expect(checkPermission(system, 'site.manage')).toBe(true);
});
