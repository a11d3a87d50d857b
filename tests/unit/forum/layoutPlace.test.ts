import { createPlaces, type PlaceParts } from '../../../examples/forum/data/layoutPlace';
import type { Context } from '../../../examples/forum/data/context';
import type { Viewer } from '../../../examples/forum/viewer';

const find = (displayAs: string, layoutViewType = 'categoryList') => {
  const category = { categoryID: 7, url: 'http://f.test/category/x', displayAs };
  const parts = { categories: { get: async () => category } } as unknown as PlaceParts;
  const places = createPlaces(
    { config: { addons: [] }, catalogue: { sections: [] } } as unknown as Context,
    parts,
  );
  return places({} as Viewer, { layoutViewType, recordType: 'category', recordID: '7', params: {} });
};

test.each([
  ['discussions', 'discussionCategoryPage'],
  ['categories', 'nestedCategoryList'],
  ['flat', 'nestedCategoryList'],
])('a category of %s is shown by the view %s', async (displayAs, view) => {
  expect(await find(displayAs)).toMatchObject({
    view,
    steps: [
      { recordType: 'category', recordID: '7' },
      { recordType: 'siteSection', recordID: '0' },
      { recordType: 'global', recordID: '0' },
    ],
  });
});

test('a heading has no page', async () => {
  await expect(find('heading')).rejects.toMatchObject({ status: 400 });
});

test.each([
  ['one that the reader may enter', '1', [{ recordType: 'siteSection', recordID: '1' }]],
  ['a closed one', '3', []],
  ['one that there is none of', '9', []],
])('layouts of a section count for its readers: %s', async (_, id, own) => {
  const sections = ['1', '3'].map((siteSectionID) => ({ siteSectionID, categoryID: Number(siteSectionID) }));
  const places = createPlaces({ catalogue: { sections } } as unknown as Context, {} as PlaceParts);
  const viewer = { can: (_name: string, scope: { categoryID: number }) => scope.categoryID !== 3 } as Viewer;
  const asked = { layoutViewType: 'discussionList', recordType: 'siteSection', recordID: id, params: {} };
  expect(await places(viewer, asked)).toMatchObject({
    steps: [...own, { recordType: 'siteSection', recordID: '0' }, { recordType: 'global', recordID: '0' }],
  });
});
