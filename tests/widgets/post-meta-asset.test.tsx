import { screen, within } from '@testing-library/react';
import { LegacyPostMeta } from '../../widgets/post-fields/LegacyPostMeta';
import { readProps } from '../../widgets/post-fields/props';
import { renderOnServer } from '../support/renderOnServer';

const codes = { 'post-fields': { props: readProps, view: LegacyPostMeta } };
const print = (props: object, meta: object = {}) =>
  renderOnServer(codes, ['PostMetaAsset', props], { meta: meta as Record<string, unknown> });
const field = (label: string, dataType: string, value: unknown, visibility = 'public') => ({
  ...{ postFieldID: label, label, dataType, value, visibility },
});
const postFields = [
  field('System', 'text', 'Linux'),
  field('Opened', 'boolean', false),
  field('Bought', 'date', '1964-05-02'),
  field('Age', 'number', 1062),
  field('Tools', 'string[]', ['Saw, old', 'File']),
  field('Sizes', 'number[]', [1, 2]),
  field('Telephone', 'text', '0100', 'private'),
  field('Shelf', 'text', 'B 4', 'internal'),
];
const factsIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('term')
    .map((term) => {
      const value = term.nextElementSibling as HTMLElement;
      const items = within(value).queryAllByRole('listitem');
      const words = items.length > 0 ? items.map((item) => item.textContent).join(' | ') : value.textContent;
      return `${term.textContent}: ${words}`;
    });

test('each kind of field in the words of a reader, and which of them others do not see; no script is fetched', () => {
  const { place, problems, waiting } = print({ title: 'Of the set', postFields });
  expect([problems, waiting]).toEqual([[], []]);
  expect(factsIn(place)).toEqual([
    ...[
      'System: Linux',
      'Opened: No',
      'Bought: May 2, 1964',
      'Age: 1,062',
      'Tools: Saw, old | File',
      'Sizes: 1 | 2',
    ],
    ...['Telephone: 0100Private', 'Shelf: B 4Internal'],
  ]);
  expect(screen.getByRole('region', { name: 'Of the set' })).toBeInTheDocument();
  expect(place.querySelector('[data-react]')).toBeNull();
});

test('in another language, and as a line', () => {
  const { place } = print({ postFields, displayOptions: { asMetas: true } }, { ui: { localeKey: 'de' } });
  expect(factsIn(place)).toContain('Bought: 2. Mai 1964');
  expect(place.querySelector('[data-look="metas"]')).not.toBeNull();
});

test('what holds nothing is left out, and a post without any shows nothing', () => {
  for (const fields of [
    [],
    [field('Empty', 'text', ' ')],
    [field('None', 'text', null)],
    [field('List', 'string[]', [])],
  ])
    expect(print({ postFields: fields }).html).not.toContain('inl-facts');
});

test('markup in a field is text, and 10,000 fields are the first hundred', () => {
  const evil = '<img src=x onerror=alert(1)>';
  const { place } = print({ postFields: Array.from({ length: 10_000 }, () => field(evil, 'text', evil)) });
  expect(place.querySelector('img')).toBeNull();
  expect(within(place).getAllByText(evil)).toHaveLength(200);
});

test.each([
  [62, '62'],
  [999_999_999_999_999, '999,999,999,999,999'],
  [1e308, '1E308'],
  [[-1.5e20, 3], '-1.5E20'],
])('a number of %s is printed in a few signs', (value, words) => {
  const { place } = renderOnServer(codes, ['legacyPostMeta', { postFields: [{ label: 'Size', value }] }]);
  expect(place).toHaveTextContent(words);
  expect(place.textContent!.length).toBeLessThan(40);
});
