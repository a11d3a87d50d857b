import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { widget as newPost } from '../../widgets/new-post-menu/widget';
import { renderOnServer } from '../support/renderOnServer';
import { startPage, stopPages } from '../support/startPage';
import { done, testClient } from '../support/testClient';

afterEach(stopPages);

const item = (id: string, label: string, action = `/post/${id}`, more = {}) => ({
  ...{ id, label, action, type: 'link' },
  ...more,
});
const items = [item('new-discussion', 'New Discussion'), item('new-question', 'New Question')];
const member = { user: { userID: 3, name: 'member' }, permissions: ['discussions.add'] };
const print = (props: object, reader: object = member) =>
  renderOnServer({ 'new-post-menu': newPost }, ['NewPostMenu', props], reader);
const show = async (props: object, reader: object = member) =>
  (await startPage({ client: testClient(() => done([])).client, ...reader })).show(newPost, props);

test('one kind of post is a link that looks like a button, for good', () => {
  const { place } = print({ items: items.slice(0, 1) });
  expect(within(place).getByRole('link', { name: 'New Discussion' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/post\/new-discussion$/),
  );
  expect(place.querySelector('[data-react], details')).toBeNull();
});

test('several are a menu; without script its links open below it', async () => {
  const { place } = print({ items });
  expect(place.querySelector('summary')).toHaveTextContent('New Post');
  expect(place.querySelectorAll('details a')).toHaveLength(2);
  expect(place.querySelector('[data-react=NewPostMenu]')).not.toBeNull();
  document.body.replaceChildren();

  await show({ items });
  await userEvent.click(screen.getByRole('button', { name: 'New Post' }));
  const menu = await screen.findByRole('menu', { name: 'New Post' });
  expect(within(menu).getByRole('menuitem', { name: 'New Question' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/post\/new-question$/),
  );
});

test.each([
  ['guests', {}],
  ['members who may post nowhere', { ...member, permissions: [] }],
])('for %s there is not a byte of it', async (_who, reader) => {
  expect(print({ items }, reader).html).not.toContain('Discussion');
  const { container } = await show({ items }, reader);
  expect(container).toBeEmptyDOMElement();
});

test('only kinds that may be posted here, by the names that were chosen for them', () => {
  const { place } = print({
    items: [
      ...items,
      item('new-poll', 'New Poll'),
      item('new-idea', 'New Idea', '/x', { asOwnButton: true }),
    ],
    postableDiscussionTypes: ['discussion', 'question', 'idea'],
    excludedButtons: ['new-question'],
    customLabels: { 'new-discussion': 'Write', toString: 5 },
  });
  expect(
    within(place)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Write', 'New Idea']);
});

test('a button of its own stands beside the menu of all others', () => {
  const { place } = print({ items: [...items, item('poll', 'New Poll')], asOwnButtons: ['poll'] });
  expect(place.querySelectorAll('details a')).toHaveLength(2);
  expect(within(place).getByRole('link', { name: 'New Poll' })).toBeInTheDocument();
});

test('nothing that a server sends becomes script, a foreign address or markup', () => {
  const evil = '<img src=x onerror=alert(1)>';
  const hostile = [
    item('a', evil),
    item('b', 'B', 'javascript:alert(1)'),
    item('c', 'C', '/c', { type: 'button' }),
    ...[5, null, [], { id: 'd' }],
  ];
  const { place } = print({
    items: hostile,
    postableDiscussionTypes: [],
    customLabels: [],
    borderRadius: '9;x',
  });
  expect(place.querySelector('img, [href^=javascript]')).toBeNull();
  const kept = print({ items: hostile }).place;
  expect(within(kept).getAllByRole('link')).toHaveLength(1);
  expect(kept).toHaveTextContent(evil);
  const many = print({ items: Array.from({ length: 10_000 }, (_, at) => item(`new-${at}`, `Kind ${at}`)) });
  expect(many.place.querySelectorAll('a')).toHaveLength(50);
  expect(() => newPost.props({ items: 'none' })).toThrow();
});
