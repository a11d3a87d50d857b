import { createPlaces, type PlaceParts } from '../../../examples/forum/data/layoutPlace';
import type { Context } from '../../../examples/forum/data/context';
import type { Viewer } from '../../../examples/forum/viewer';

const find = (displayAs: string, layoutViewType = 'categoryList') => {
  const category = { categoryID: 7, url: 'http://f.test/category/x', displayAs };
  const parts = { categories: { get: async () => category } } as unknown as PlaceParts;
  const places = createPlaces({ config: { addons: [] } } as unknown as Context, parts);
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
