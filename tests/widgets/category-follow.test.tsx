import { screen, within } from '@testing-library/react';
import { CategoriesWidget } from '../../widgets/categories/CategoriesWidget';
import { readProps } from '../../widgets/categories/props';
import { widget as follow } from '../../widgets/follow-dropdown/widget';
import { renderOnServer } from '../support/renderOnServer';
import { startPage, stopPages } from '../support/startPage';
import { done, testClient } from '../support/testClient';

afterEach(stopPages);

const categories = { props: readProps, view: CategoriesWidget };
const member = { user: { userID: 3, name: 'member' } };
const preferences = { 'preferences.followed': true, 'preferences.popup.posts': true };
const tools = {
  ...{ categoryID: 5, name: 'Tools', to: '/category/tools', displayAs: 'discussions' },
  preferences: { 'preferences.followed': false },
};
const saws = { ...tools, categoryID: 6, name: 'Saws', to: '/category/saws', preferences };
const wanted = { categoryOptions: { followButton: { display: true } } };
const print = (props: object, reader: object = member) =>
  renderOnServer({ categories, 'follow-dropdown': follow }, ['CategoriesWidget', props], reader);
const follows = (place: ParentNode) =>
  [...place.querySelectorAll('[data-react=CategoryFollowWidget]')].map(
    (tag) => JSON.parse(tag.getAttribute('data-props')!) as Record<string, unknown>,
  );

test.each(['grid', 'list'])('a member follows categories of a %s; the rest stays HTML', (displayType) => {
  const { place, problems, waiting, widgets } = print({
    ...wanted,
    itemData: [tools, saws],
    containerOptions: { displayType },
  });
  expect({ problems, waiting }).toEqual({ problems: [], waiting: [] });
  expect(widgets).toEqual(expect.arrayContaining(['CategoriesWidget', 'CategoryFollowDropDown']));
  expect(follows(place)).toEqual([
    expect.objectContaining({ userID: 3, recordID: 5, name: 'Tools', isFollowed: false }),
    expect.objectContaining({ recordID: 6, isFollowed: true, notificationPreferences: preferences }),
  ]);
  const [first, second] = within(place).getAllByRole('listitem');
  const own = within(first!).getByRole('button', { name: 'Follow' });
  expect(own.closest('form')!.getAttribute('action')).toMatch(/\/category\/tools\/follow$/);
  expect(within(second!).getByRole('button', { name: 'Following' })).toBeInTheDocument();
  expect(place.querySelector('[data-react=CategoriesWidget]')).toBeNull();
});

test('those in a heading’s group have theirs; headings, and what holds categories alone, have none', () => {
  const group = { categoryID: 8, name: 'Making', displayAs: 'heading', children: [tools], preferences };
  const nest = { ...saws, displayAs: 'categories' };
  const { place } = print({ ...wanted, itemData: [group, nest] });
  expect(follows(place).map(({ recordID }) => recordID)).toEqual([5]);
});

test.each([
  ['guests', { ...wanted, itemData: [tools] }, {}],
  ['a layout that does not want them', { itemData: [tools] }, member],
  ['names alone', { ...wanted, itemData: [tools], containerOptions: { displayType: 'link' } }, member],
  [
    'categories without preferences',
    {
      ...wanted,
      itemData: [{ ...tools, preferences: 5 }],
    },
    member,
  ],
])('for %s there is no button', (_who, props, reader) => {
  const { place, problems } = print(props, reader);
  expect(problems).toEqual([]);
  expect(within(place).getAllByRole('link')[0]).toHaveTextContent('Tools');
  expect(place.querySelector('[data-react], button')).toBeNull();
});

test('where no server renders it the same buttons are tags beside its own', async () => {
  const { show } = await startPage({ client: testClient(() => done([])).client, ...member });
  show(categories, { ...wanted, itemData: [tools] });
  expect(await screen.findByRole('link', { name: 'Tools' })).toBeInTheDocument();
  const [tag] = document.querySelectorAll('[data-react=CategoryFollowWidget]');
  expect(tag!.closest('[data-react=CategoriesWidget]')).toBeNull();
  expect(follows(document)).toHaveLength(1);
});
