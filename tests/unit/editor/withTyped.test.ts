import { withTyped } from '../../../src/editor/withTyped';

const line = (text: string) => ({ type: 'p', children: [{ text }] });
const picture = { type: 'rich_embed_card', children: [{ text: '' }] };
const added = (blocks: object[], before: string, value: string) =>
  JSON.parse(withTyped(JSON.stringify(blocks), before, value)) as unknown;

it('is the text itself where there is no document', () => {
  expect(withTyped('Old', undefined, 'New')).toBe('New');
});

it('goes on in the last paragraph with what was typed since the document came', () => {
  expect(added([line('Old'), line('F')], 'F', 'FROM')).toEqual([line('Old'), line('FROM')]);
});

it('keeps a space apart that was all there was when the document came', () => {
  expect(added([line('Old words')], ' ', ' and more')).toEqual([line('Old words and more')]);
});

it('loses nothing of an area in which more than the end was changed', () => {
  expect(added([line('Old F')], 'F', 'So F')).toEqual([line('Old FSo F')]);
});

it.each([
  ['a picture', [picture]],
  ['nothing', []],
  ['a link at the end of a paragraph', [{ type: 'p', children: [{ type: 'a', children: [{ text: 'x' }] }] }]],
])('goes behind %s', (_, blocks) => {
  expect(added(blocks, '', 'Words')).toEqual([...blocks, line('Words')]);
});

it('keeps a body that is no document', () => {
  expect(withTyped('{broken', '', ' and more')).toBe('{broken and more');
});
