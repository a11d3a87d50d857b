import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { widget as search } from '../../widgets/search-widget/widget';
import { renderOnServer } from '../support/renderOnServer';
import { startPage, stopPages } from '../support/startPage';
import { done, testClient } from '../support/testClient';

afterEach(stopPages);

const print = (props: object) => renderOnServer({ 'search-widget': search }, ['SearchWidget', props]);
const browser = async (props: object) => {
  const page = await startPage({ client: testClient(() => done([])).client });
  const left = jest.spyOn(page.ui, 'leaveFor').mockReturnValue(true);
  return { ...page.show(search, props), left };
};
const sent = (place: Element) => Object.fromEntries(new FormData(place.querySelector('form')!));
const questions = { domain: 'discussions', postType: ['question'], placeholder: 'Find an answer' };

test.each([
  ['everything', {}, { domain: 'all_content' }],
  ['questions', questions, { domain: 'discussions', types: 'question' }],
  ['events', { domain: 'events' }, { domain: 'event' }],
  [
    'places',
    { domain: 'places', postType: 'x', places: ['category', 5] },
    { domain: 'places', types: 'category' },
  ],
  ['a category', { initialParams: { categoryIDs: [7, 8] } }, { domain: 'all_content', categoryIDs: '7,8' }],
  ['all sites', { scope: { value: 'hub' } }, { domain: 'all_content', scope: 'hub' }],
])('a search of %s says so without script and with it', async (_what, props, params) => {
  const { place, problems } = print(props);
  expect(problems).toEqual([]);
  expect(within(place).getByRole('region', { name: 'Search Community' })).toBeInTheDocument();
  expect(place.querySelector('form')).toHaveAttribute('action', expect.stringMatching(/\/search$/));
  expect(sent(place)).toEqual({ ...params, query: '' });
  document.body.replaceChildren();

  const { left } = await browser(props);
  await userEvent.type(screen.getByRole('combobox', { name: 'Search Text' }), 'oak{Enter}');
  const [address] = left.mock.calls.at(-1)!;
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({ query: 'oak', ...params });
});

test('it has the words that its server chose, and may do without a button', async () => {
  const { container } = await browser({ ...questions, title: 'Ask us', hideButton: true });
  expect(screen.getByRole('heading', { name: 'Ask us' })).toBeInTheDocument();
  expect(screen.getByPlaceholderText('Find an answer')).toBeInTheDocument();
  expect(container.querySelector('[data-state=without-button]')).not.toBeNull();
});

test('a form that comes as a schema needs no script', () => {
  const control = (inputType: string, label: string, more = {}) => ({
    type: inputType === 'checkBox' ? 'boolean' : 'string',
    'x-control': { inputType, label, ...more },
  });
  const { place } = print({
    title: 'Search',
    formSchema: {
      type: 'object',
      properties: {
        query: control('textBox', 'Words'),
        kind: {
          ...control('dropDown', 'Kind', { choices: { staticOptions: { a: 'Articles' } } }),
          default: 'a',
        },
        mine: control('checkBox', 'Only mine'),
        '"><script>': control('textBox', 'Evil'),
        broken: 5,
      },
    },
  });
  expect(within(place).getByLabelText('Words')).toHaveAttribute('name', 'query');
  expect(within(place).getByRole('combobox', { name: 'Kind' })).toHaveValue('a');
  expect(within(place).getByRole('checkbox', { name: 'Only mine' })).not.toBeChecked();
  expect(within(place).queryByLabelText('Evil')).toBeNull();
  expect(place.querySelector('[data-react], script')).toBeNull();
  expect(sent(place)).toEqual({ query: '', kind: 'a' });
});

test('nothing that a server sends becomes script or markup', () => {
  const evil = '<img src=x onerror=alert(1)>';
  const { place, rules } = print({
    ...{ title: evil, placeholder: evil, domain: 'x y', postType: [evil], borderRadius: '9px;x:url(//evil)' },
    ...{ initialParams: { [evil]: 1, a: {}, b: [{}], c: evil }, formSchema: [] },
  });
  expect(place.querySelector('img')).toBeNull();
  expect(rules).not.toContain('evil');
  expect(sent(place)).toEqual({ domain: 'all_content', c: evil, query: '' });
});
