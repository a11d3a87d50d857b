import { createPager } from '../../../examples/forum/routes/pages/createPager';

const pager = (page: number, total: number) =>
  createPager({ page, limit: 10, total }, (to) => `/d?sort=x&page=${to}`);

it('is not there for one page', () => expect(pager(1, 10)).toBeNull());

it.each([
  [1, 30, [1, 2, 3]],
  [5, 100, [1, null, 4, 5, 6, null, 10]],
  [3, 100, [1, 2, 3, 4, null, 10]],
  [4, 100, [1, 2, 3, 4, 5, null, 10]],
  [10, 100, [1, null, 9, 10]],
])('on page %i of %i rows offers %j', (page, total, steps) =>
  expect(pager(page, total)?.steps).toEqual(steps),
);

it('says which rows are shown and clamps a page past the end', () => {
  expect(pager(3, 25)).toMatchObject({ from: 21, to: 25, pages: 3 });
  expect(pager(99, 25)).toMatchObject({ page: 3 });
});

it('carries the query of the list along when jumping', () => {
  expect(pager(1, 30)?.jump).toEqual({ action: '/d', hidden: { sort: 'x', page: '1' } });
});
