import { createEditor } from 'slate';
import { withComposed } from '../../../src/editor/rich/withComposed';

const link = { type: 'a' as const, url: 'https://example.com/', children: [{ text: 'here' }] };
const children = [
  { type: 'p' as const, children: [{ text: 'One' }] },
  { type: 'p' as const, children: [{ text: 'Look ' }, link, { text: '.' }] },
];
const at = (path: number[] | null, offset = 0) => {
  const point = path && { path, offset };
  return Object.assign(createEditor(), { children, selection: point && { anchor: point, focus: point } });
};

it('puts letters where the caret is, at any depth, and leaves the editor as it was', () => {
  const editor = at([1, 1, 0], 2);
  expect(withComposed(editor, 'に')).toEqual([
    children[0],
    {
      type: 'p',
      children: [{ text: 'Look ' }, { ...link, children: [{ text: 'heにre' }] }, { text: '.' }],
    },
  ]);
  expect(editor.children).toBe(children);
});

it('is the document itself without letters or without a caret', () => {
  expect(withComposed(at([0, 0], 3), '')).toEqual(children);
  expect(withComposed(at(null), 'に')).toBe(children);
});
