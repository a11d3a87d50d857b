import { within } from '@testing-library/react';
import { CategoriesWidget } from '../../widgets/categories/CategoriesWidget';
import { readProps } from '../../widgets/categories/props';
import { renderOnServer } from '../support/renderOnServer';

// What a card says of its category: in words, or as icons that are called so.

const tools = {
  ...{ categoryID: 5, name: 'Tools', to: '/category/tools', displayAs: 'discussions' },
  counts: [
    { labelCode: 'discussions', count: 1234 },
    { labelCode: 'comments', count: 3 },
    { labelCode: 'followers', count: 0 },
  ],
  lastPost: {
    ...{ name: 'Which saw?', url: '/discussion/9', dateInserted: '2026-01-05T12:00:00Z' },
    insertUser: { userID: 7, name: 'Ada' },
  },
};
const display = Object.fromEntries(
  ['discussionCount', 'commentCount', 'followerCount', 'lastPostName', 'lastPostAuthor', 'lastPostDate'].map(
    (name) => [name, true],
  ),
);
const metasAs = (asIcons: unknown) => {
  const props = { itemData: [tools], categoryOptions: { metas: { asIcons, display } } };
  const { place, problems } = renderOnServer({ categories: { props: readProps, view: CategoriesWidget } }, [
    'CategoriesWidget',
    props,
  ]);
  expect(problems).toEqual([]);
  return place.querySelector<HTMLElement>('.inl-categories__metas')!;
};
const iconsIn = (metas: HTMLElement) =>
  [...metas.querySelectorAll('use')].map((use) => use.getAttribute('href')!.replace('#inl-icon-', ''));

test.each([undefined, false, 'text', 'odd', 5])('as %p they are words', (asIcons) => {
  const metas = metasAs(asIcons);
  expect(iconsIn(metas)).toEqual([]);
  expect(metas).toHaveTextContent(/^1,234 discussions ?3 comments ?Latest: Which saw\? ?Ada/);
});

test.each([true, 'icon'])(
  'as %p they are icons; each has its words for those who cannot see it',
  (asIcons) => {
    const metas = metasAs(asIcons);
    expect(iconsIn(metas)).toEqual(['comments', 'reply', 'comments', 'user', 'clock']);
    const count = within(metas).getByTitle(/^1,?234 discussions$/);
    const [words, number] = count.querySelectorAll('span');
    expect(words).toHaveClass('inl-hidden');
    expect(words).toHaveTextContent(/^1,?234 discussions$/);
    expect(number).toHaveAttribute('aria-hidden', 'true');
    expect(number).toHaveTextContent('1.2k');
    expect(within(metas).getByTitle('Latest:')).toHaveTextContent('Latest: Which saw?');
    expect(within(metas).getByRole('link', { name: 'Ada' })).toBeInTheDocument();
  },
);
