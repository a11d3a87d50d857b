import { createCategories } from '../../../examples/forum/data/categories';
import type { Viewer } from '../../../examples/forum/viewer';

const row = (categoryID: number, name: string, parentCategoryID: number | null) => ({
  ...{ categoryID, name, parentCategoryID, urlcode: name.toLowerCase(), sort: categoryID },
  displayAs: 'discussions',
});
const rows = [row(1, 'Making', null), row(2, 'Wood', 1), row(3, 'Staff', null)];
const seen = {
  url: (path: string) => `http://f.test${path}`,
  can: (_: string, { categoryID }: { categoryID: number }) => categoryID !== 3,
} as unknown as Viewer;
const db = new Proxy(
  {},
  {
    get() {
      throw new Error('asked');
    },
  },
);

test('names of the categories that a reader may see come without a question to the database', () => {
  const catalogue = { categories: new Map(rows.map((each) => [each.categoryID, each])) };
  const categories = createCategories({ db, catalogue } as never, {} as never);
  expect(categories.names(seen)).toMatchObject([
    { categoryID: 1, name: 'Making', url: 'http://f.test/category/making', parentCategoryID: null },
    { categoryID: 2, name: 'Wood', urlcode: 'wood', parentCategoryID: 1 },
  ]);
});
