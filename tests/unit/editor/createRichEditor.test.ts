import { Editor, Transforms } from 'slate';
import { createRichEditor } from '../../../src/editor/rich/createRichEditor';
import { writeRich } from '../../../src/editor/rich/writeRich';
import { testUi } from '../../support/testUi';

const rich = (...lines: string[]) => ({
  format: 'rich2' as const,
  body: JSON.stringify(lines.map((text) => ({ type: 'p', children: [{ text }] }))),
});

/** An editor with lines in it, and the caret in one of them. */
function start(lines: string[], at: { path: number[]; offset: number }) {
  const made = createRichEditor({
    ui: testUi().ui,
    start: rich(...lines),
    takeFiles: () => false,
    lookUp: () => Promise.resolve({ users: [] }),
  });
  Transforms.select(made.editor, at);
  return made;
}

test('words that are put in front leave whoever writes where they are', () => {
  const { editor, reset } = start(['one two', 'three'], { path: [0, 0], offset: 3 });
  reset(rich('Stored', 'one two', 'three'));
  expect(editor.selection?.focus).toEqual({ path: [1, 0], offset: 3 });
});

test.each([
  [
    'behind',
    ['one two', 'three'],
    { path: [0, 0], offset: 3 },
    ['one two', 'three', 'Of another'],
    [0, 0],
    3,
  ],
  ['at the end of a line', ['one', 'two'], { path: [0, 0], offset: 1 }, ['one more', 'two'], [0, 0], 1],
  ['behind the caret, in its line', ['A', 'one'], { path: [0, 0], offset: 1 }, ['A two', 'one'], [0, 0], 1],
] as const)(
  'words that come %s leave whoever writes where they are',
  (_, texts, focus, next, path, offset) => {
    const { editor, reset } = start([...texts], { path: [...focus.path], offset: focus.offset });
    reset(rich(...next));
    expect(editor.selection?.focus).toEqual({ path: [...path], offset });
  },
);

test('with other words whoever writes is at their end', () => {
  const { editor, reset } = start(['one two'], { path: [0, 0], offset: 3 });
  reset(rich('From elsewhere'));
  expect(editor.selection?.focus).toEqual(Editor.end(editor, []));
});

test('who stands at the start of a line stays there', () => {
  const { editor, reset } = start(['one', 'two'], { path: [1, 0], offset: 0 });
  reset(rich('one', 'two', 'three'));
  expect(editor.selection?.focus).toEqual({ path: [1, 0], offset: 0 });
  reset(rich('zero', 'one', 'two', 'three'));
  expect(editor.selection?.focus).toEqual({ path: [2, 0], offset: 0 });
});

test('who stands in an item, behind a mention or at a picture stays there', () => {
  const li = (text: string) => ({ type: 'li', children: [{ type: 'lic', children: [{ text }] }] });
  const mention = { type: '@', userID: 2, name: 'Ada', children: [{ text: '' }] };
  const card = {
    type: 'rich_embed_card',
    dataSourceType: 'image',
    embedData: { url: 'http://localhost/a.png' },
  };
  const nodes = [
    { type: 'ul', children: [li('a'), li('b')] },
    { type: 'p', children: [{ text: '' }, mention, { text: '' }] },
    { ...card, children: [{ text: '' }] },
  ];
  const body = (...more: unknown[]) => ({
    format: 'rich2' as const,
    body: JSON.stringify([...more, ...nodes]),
  });
  const { editor, reset } = createRichEditor({
    ui: testUi().ui,
    start: body(),
    takeFiles: () => false,
    lookUp: () => Promise.resolve({ users: [] }),
  });
  let front = 0;
  for (const path of [
    [0, 1, 0, 0],
    [1, 2],
    [2, 0],
  ]) {
    const from = [path[0]! + front, ...path.slice(1)];
    Transforms.select(editor, { path: from, offset: 0 });
    front += 1;
    reset(body(...Array<unknown>(front).fill({ type: 'p', children: [{ text: 'In front' }] })));
    const focus = { path: [path[0]! + front, ...path.slice(1)], offset: 0 };
    expect(editor.selection).toEqual({ anchor: focus, focus });
  }
});

test('what is selected stays selected, from the end it was', () => {
  const { editor, reset } = start(['one two', 'three'], { path: [0, 0], offset: 0 });
  const [anchor, focus] = [
    { path: [1, 0], offset: 5 },
    { path: [0, 0], offset: 4 },
  ];
  Transforms.select(editor, { anchor, focus });
  reset(rich('Stored', 'one two', 'three'));
  expect(editor.selection).toEqual({
    anchor: { path: [2, 0], offset: 5 },
    focus: { path: [1, 0], offset: 4 },
  });
});

test('who stands at the end follows words that come behind, unless a word is being written there', () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const { editor, reset } = start(['one'], { path: [0, 0], offset: 3 });
  reset(rich('one', 'two'));
  expect(editor.selection?.focus).toEqual({ path: [1, 0], offset: 3 });
  editor.insertText(' wo');
  now.mockReturnValue(1_001_000);
  reset(rich('one', 'two wo', 'three'));
  expect(editor.selection?.focus).toEqual({ path: [1, 0], offset: 6 });
  Transforms.select(editor, Editor.end(editor, []));
  now.mockReturnValue(1_001_600);
  // What is mended in a document that comes is nobody's typing.
  reset({ format: 'rich2', body: JSON.stringify([{ type: 'ul', children: [] }]) });
  reset(rich('one'));
  expect(editor.selection?.focus).toEqual({ path: [0, 0], offset: 3 });
  now.mockRestore();
});

test('with the words that stand there nothing changes: not where somebody is, nor what may be undone', async () => {
  const { editor, reset } = start(['one'], { path: [0, 0], offset: 3 });
  editor.insertText(' two');
  await Promise.resolve();
  editor.insertBreak();
  await Promise.resolve();
  const { children, selection } = editor;
  Editor.addMark(editor, 'bold', true);
  reset(rich('one two'));
  expect(editor.children).toBe(children);
  expect(editor.selection).toBe(selection);
  expect(editor.marks).toEqual({ bold: true });
  editor.undo();
  editor.undo();
  expect(Editor.string(editor, [])).toBe('one');
});

test.each([
  ['are taken', ['One に'], 'One 日本', ['One に', 'two'], ['One 日本', 'two'], 6],
  ['are given up', ['One に'], 'One ', ['Zero', 'One に', 'two'], ['Zero', 'One ', 'two'], 4],
  ['go on', ['にほ'], 'にほん', ['Zero', 'にほ'], ['Zero', 'にほん'], 3],
  [
    'go on in a line between',
    ['One に'],
    'One にほ',
    ['Zero', 'One に', 'two'],
    ['Zero', 'One にほ', 'two'],
    6,
  ],
  ['were not known there', ['One に'], 'One 日本', ['Zero'], ['Zero日本'], 6],
] as const)(
  'letters that were composed while words came from elsewhere: %s',
  (_, known, now, next, all, offset) => {
    const { editor, reset } = start([now], { path: [0, 0], offset: now.length });
    const before = known.map((text) => ({ type: 'p', children: [{ text }] }));
    reset(rich(...next), before);
    expect(editor.children).toEqual(all.map((text) => ({ type: 'p', children: [{ text }] })));
    expect(editor.selection?.focus.offset).toBe(offset);
  },
);

describe('what has been sent goes from under hands that write on', () => {
  const p = (...texts: string[]) => ({ type: 'p', children: texts.map((text) => ({ text })) });
  const li = (text: string) => ({ type: 'li', children: [{ type: 'lic', children: [{ text }] }] });
  const image = {
    type: 'rich_embed_card',
    dataSourceType: 'image',
    url: 'http://localhost/a.png',
    embedData: { url: 'http://localhost/a.png' },
    children: [{ text: '' }],
  };
  const mention = { type: '@', userID: 2, name: 'Ada', url: '/profile/Ada', children: [{ text: '' }] };
  const bold = { text: ' and more', bold: true };

  test.each([
    ['in the same paragraph', [p('Sent')], [p('Sent and more')], [p(' and more')]],
    ['in another one', [p('One'), p('Two')], [p('One'), p('Two'), p('Three')], [p('Three')]],
    [
      'in bold',
      [p('Sent')],
      [{ type: 'p', children: [{ text: 'Sent' }, bold] }],
      [{ type: 'p', children: [bold] }],
    ],
    [
      'in an item',
      [{ type: 'ul', children: [li('a')] }],
      [{ type: 'ul', children: [li('ab')] }],
      [{ type: 'ul', children: [li('b')] }],
    ],
    [
      'in another item',
      [{ type: 'ul', children: [li('a')] }],
      [{ type: 'ul', children: [li('a'), li('b')] }],
      [{ type: 'ul', children: [li('b')] }],
    ],
    [
      'behind a list',
      [p('a'), { type: 'ul', children: [li('b')] }],
      [p('a'), { type: 'ul', children: [li('b')] }, p('c')],
      [p('c')],
    ],
    ['behind a picture', [p('a'), image], [p('a'), image, p('b')], [p('b')]],
    [
      'behind a mention',
      [{ type: 'p', children: [{ text: '' }, mention, { text: '' }] }],
      [{ type: 'p', children: [{ text: '' }, mention, { text: ' hello' }] }],
      [p(' hello')],
    ],
  ])('%s', (_, sent, now, left) => {
    const document = (body: unknown) => ({ format: 'rich2' as const, body: JSON.stringify(body) });
    const { ui } = testUi();
    const { editor, takeOut } = createRichEditor({
      ui,
      start: document(now),
      takeFiles: () => false,
      lookUp: () => Promise.resolve({ users: [] }),
    });
    Transforms.move(editor, { distance: 1, reverse: true });
    takeOut(document(sent));
    expect(JSON.parse(writeRich(editor.children))).toEqual(left);
    // One letter before the end, as before.
    Transforms.move(editor, { distance: 1 });
    expect(editor.selection?.focus).toEqual(Editor.end(editor, []));
    // What is gone has been posted: nobody wants it back.
    editor.undo();
    expect(JSON.parse(writeRich(editor.children))).toEqual(left);
  });

  test('sent from a text area that the editor has followed since', () => {
    const { editor, takeOut } = start(['Sent', 'and more'], { path: [1, 0], offset: 3 });
    takeOut({ format: 'text', body: 'Sent' });
    expect(editor.children).toEqual([{ type: 'p', children: [{ text: 'and more' }] }]);
    expect(editor.selection?.focus).toEqual({ path: [0, 0], offset: 3 });
  });

  test('but not where it was changed meanwhile: whoever did has to see it', () => {
    const { editor, takeOut } = start(['Sending', 'more'], { path: [1, 0], offset: 0 });
    takeOut(rich('Sent'));
    takeOut(rich('Sent', 'more'));
    expect(Editor.string(editor, [])).toBe('Sendingmore');
  });
});

describe('undo', () => {
  /** Types words, each so many milliseconds after the one before. */
  async function type(editor: Editor, ...words: [number, string][]) {
    let now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    for (const [pause, word] of words) {
      now += pause;
      for (const letter of word) {
        editor.insertText(letter);
        await Promise.resolve();
      }
    }
  }
  afterEach(() => jest.restoreAllMocks());

  test('takes back what was typed since the last pause', async () => {
    const { editor } = start([''], { path: [0, 0], offset: 0 });
    await type(editor, [1000, 'one'], [100, ' two'], [1000, ' three']);
    for (const left of ['one two', '']) {
      editor.undo();
      expect(Editor.string(editor, [])).toBe(left);
    }
    editor.redo();
    expect(Editor.string(editor, [])).toBe('one two');
  });

  test('takes back what was done at once in one step, also after a pause', async () => {
    const { editor } = start(['one'], { path: [0, 0], offset: 3 });
    await type(editor, [1000, ' two'], [1000, '']);
    editor.insertBreak();
    editor.insertText('three');
    await Promise.resolve();
    editor.undo();
    expect(Editor.string(editor, [])).toBe('one two');
    expect(editor.children).toHaveLength(1);
  });
});

test('an error of the editor library says where it happened, and nothing of what was written', () => {
  const { editor } = start(['My secret'], { path: [0, 0], offset: 1 });
  const message = (() => {
    try {
      Editor.node(editor, [0, 0, 5]);
    } catch (error) {
      return (error as Error).message;
    }
  })();
  expect(message).toMatch(/\[0,0,5\]/);
  expect(message).not.toMatch(/secret/);
});
