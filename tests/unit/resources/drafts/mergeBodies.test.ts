import { bodyTools, type Body } from '../../../../src/resources/drafts/joinBodies';
import { mergeBodies } from '../../../../src/resources/drafts/mergeBodies';

const merge = mergeBodies(bodyTools);
type Leaf = string | { text: string; bold: boolean };
const paragraph = (...leaves: Leaf[]) => ({
  type: 'p',
  children: leaves.map((leaf) => (typeof leaf === 'string' ? { text: leaf } : leaf)),
});
const rich = (...nodes: (Leaf | object)[]): Body => ({
  body: JSON.stringify(nodes.map((node) => (typeof node === 'string' ? paragraph(node) : node))),
  format: 'rich2',
});
const bold = (text: string) => ({ text, bold: true });
const list = (...items: string[]) => ({
  type: 'ul',
  children: items.map((item) => ({ type: 'li', children: [{ type: 'lic', children: [{ text: item }] }] })),
});
const text = (body: string): Body => ({ body, format: 'text' });
const nothing: Body = { body: '', format: 'rich2' };
const link = { type: 'a', url: 'https://example.org/', children: [{ text: 'there' }] };
const mention = { type: '@', userID: 3, name: 'member', children: [{ text: '' }] };
const picture = { type: 'rich_embed_card', url: '/one.png', children: [{ text: '' }] };

test.each([
  ['words at one end', rich('A'), rich('A one'), rich('A two'), rich('A one two')],
  [
    'words in two places',
    rich('A house'),
    rich('A big house'),
    rich('A house here'),
    rich('A big house here'),
  ],
  ['words and a line', rich('A'), rich('A', 'line'), rich('A word'), rich('A word', 'line')],
  ['two lines', rich('A'), rich('A', 'one'), rich('A', 'two'), rich('A', 'one', 'two')],
  ['the same line from both', rich('A'), rich('A', 'yes'), rich('A', 'yes'), rich('A', 'yes', 'yes')],
  ['a line like one that is there', rich('A'), rich('A!'), rich('A', 'A'), rich('A!', 'A')],
  ['spaces alone', rich('to day'), rich('to day', 'today'), rich('to  day'), rich('to  day', 'today')],
  [
    'a line that is parted',
    rich('One two'),
    rich('One', ' two'),
    rich('One two three'),
    rich('One', ' two three'),
  ],
  ['what one has taken out', rich('One two', 'three'), rich('One'), rich('One two', 'three!'), rich('One!')],
  ['a new beginning', rich('Old words'), rich('New'), rich('Old words, more'), rich('New, more')],
  [
    'a word in bold',
    rich('A word here'),
    rich(paragraph('A ', bold('word'), ' here')),
    rich('A word here and there'),
    rich(paragraph('A ', bold('word'), ' here and there')),
  ],
  ['a list', rich(list('one')), rich(list('one', 'two')), rich(list('one!')), rich(list('one!', 'two'))],
  [
    'a line before a list',
    rich(list('one')),
    rich('A', list('one')),
    rich(list('one', 'two')),
    rich('A', list('one', 'two')),
  ],
  [
    'a link, a mention and a picture',
    rich('A'),
    rich({ type: 'p', children: [{ text: 'A ' }, link, { text: '' }, mention] }, picture),
    rich('A', 'B'),
    rich({ type: 'p', children: [{ text: 'A ' }, link, mention] }, picture, 'B'),
  ],
  ['plain text', text('A\n\nB'), text('A one\n\nB'), text('A\n\nB two'), text('A one\n\nB two')],
  [
    'plain text and a document',
    text('A\n\nB'),
    rich('A one', 'B'),
    text('A\n\nB two'),
    rich('A one', 'B two'),
  ],
  ['nothing that was there before', nothing, rich('One'), rich('Two'), rich('One', 'Two')],
  ['what is left of words that are gone', rich('Sent'), nothing, rich('Sent', 'more'), rich('more')],
])('%s: each stands once', (_name, base, stored, typed, both) => {
  expect(JSON.parse(JSON.stringify(merge(stored, typed, base)))).toEqual(both);
});

test('what is no document is left to others', () => {
  const other = { body: 'A', format: 'markdown' };
  expect(merge(other, rich('A'), rich('B'))).toBeNull();
  expect(merge({ body: '{', format: 'rich2' }, rich('A'), rich('B'))).toBeNull();
});

test('a line whose list is gone is a paragraph', () => {
  const joined = merge(rich('A'), rich(list('one', 'two', 'three')), rich(list('one', 'two')));
  expect(joined).toEqual(rich('A', 'three'));
});

test('a long text that is pasted over another is merged in a moment, and loses nothing that was typed in it', () => {
  const long = (letter: string) => Array.from({ length: 400 }, (_, index) => `${letter}${index} words of it`);
  const base = rich(...long('a'));
  const joined = merge(rich(...long('b')), rich('typed', ...long('a')), base)!;
  const has = (words: string) => joined.body.includes(words);
  expect(['typed', 'b0 words', 'b398 words', 'a0 ', 'a399'].map(has)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('of whatever two write and take out, in any order, every letter that came in stands there once', () => {
  // One seed, so that it fails for everybody alike.
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % below;
  };
  const change = (lines: string[], letter: string): string[] => {
    const next = [...lines];
    for (let turn = random(4); turn >= 0; turn -= 1) {
      const line = random(next.length);
      const at = random(next[line]!.length + 1);
      const [front, behind] = [next[line]!.slice(0, at), next[line]!.slice(at)];
      const how = random(4);
      if (how === 0) next.splice(line, 1, front, behind);
      else if (how === 1) next[line] = front + behind.slice(random(3));
      else next[line] = front + letter + behind;
    }
    return next;
  };
  const count = (lines: string[], letter: string) => lines.join('').split(letter).length - 1;
  for (let turn = 0; turn < 2000; turn += 1) {
    const base = Array.from({ length: 1 + random(3) }, () => 'abc ab'.slice(random(4)));
    const [one, two] = [change(base, 'X'), change(base, 'Y')];
    const joined = merge(rich(...one), rich(...two), rich(...base))!;
    const lines = (JSON.parse(joined.body) as ReturnType<typeof paragraph>[]).map(({ children }) =>
      children.map((leaf) => leaf.text).join(''),
    );
    for (const [letter, theirs] of [
      ['X', one],
      ['Y', two],
    ] as const)
      expect([letter, one, two, count(lines, letter)]).toEqual([letter, one, two, count(theirs, letter)]);
    for (const letter of 'abc') expect(count(lines, letter)).toBeLessThanOrEqual(count(base, letter));
  }
});
