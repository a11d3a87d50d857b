import { readSections } from '../../../examples/forum/data/sections';
import { createSubcommunities } from '../../../examples/forum/data/subcommunities';
import type { CategoryRow } from '../../../examples/forum/database/tables';
import type { Viewer } from '../../../examples/forum/viewer';

const tree: [number, number | null][] = [
  [1, null],
  [2, 1],
  [3, 2],
  [4, null],
  [5, null],
];
const categories = new Map(
  tree.map(([categoryID, parentCategoryID]) => [categoryID, { categoryID, parentCategoryID } as CategoryRow]),
);
const row = (subcommunityID: number, folder: string, categoryID: number) => ({
  ...{ subcommunityID, folder, categoryID, name: folder, locale: 'en', iconUrl: null, bannerUrl: null },
  ...{ isDefault: false, sort: 0 },
});
const sections = readSections([row(1, 'deep', 2), row(2, 'wide', 1), row(3, 'closed', 4)], categories);
const reserved: string[] = [];
const parts = createSubcommunities({ catalogue: { sections } } as never, (path) => reserved.push(path));
const viewer = {
  can: (_: string, { categoryID }: { categoryID: number }) => categoryID !== 4,
  url: (path: string) => `https://f.example${path}`,
} as unknown as Viewer;

test('a section may be any category, with all below it; a closed one is none', () => {
  expect(reserved).toEqual(['/deep', '/wide', '/closed']);
  expect(parts.list(viewer).map(({ folder, url }) => [folder, url])).toEqual([
    ['deep', 'https://f.example/deep'],
    ['wide', 'https://f.example/wide'],
  ]);
  expect([...parts.enter(viewer, '/deep')!.section!.categoryIDs]).toEqual([2, 3]);
  for (const path of ['/closed', '/nowhere', '', '/']) expect(parts.enter(viewer, path)).toBeNull();
});

test.each([
  ['one that they may enter', '1', [2, 3], '1'],
  ['a closed one', '3', [], null],
  ['one that there is none of', '9', [], null],
])('a reader finds by a call what they find by its address: %s', (_, id, holds, inGroup) => {
  expect(parts.within(viewer, id).section).toMatchObject({ siteSectionID: id, categoryIDs: new Set(holds) });
  expect(parts.inGroup(viewer, `subcommunities-group-${id}`)).toBe(inGroup);
});

test.each<[string, string | null, number, string | null]>([
  ['in the whole forum nothing is elsewhere', null, 5, null],
  ['what is here stays', '/wide', 3, null],
  ['what is in the first of two that have it', '/closed', 3, '/deep/x?y'],
  ['what is in a larger one', '/deep', 1, '/wide/x?y'],
  ['what is in one that its reader may not enter', '/wide', 4, '/x?y'],
  ['what is in none', '/wide', 5, '/x?y'],
])('%s', (_, path, categoryID, there) => {
  const section = sections.find((each) => each.path === path);
  const reader = section ? { ...viewer, section } : viewer;
  expect(parts.ownPath(reader, categoryID, '/x?y')).toBe(there && `https://f.example${there}`);
});
