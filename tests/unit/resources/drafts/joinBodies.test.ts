import { bodyTools, joinBodies, type Body } from '../../../../src/resources/drafts/joinBodies';
import { joinChanges as joinWith } from '../../../../src/resources/drafts/joinChanges';

const joinChanges = joinWith(bodyTools);

const rich = (...texts: string[]): Body => ({
  body: JSON.stringify(texts.map((text) => ({ type: 'p', children: [{ text }] }))),
  format: 'rich2',
});
function pictureAt(url: string): object {
  return { type: 'rich_embed_card', dataSourceType: 'image', url, children: [{ text: '' }] };
}
const textsOf = (joined: Body | null) =>
  (JSON.parse(joined!.body) as { children: { text: string }[] }[]).map(({ children }) => children[0]!.text);

describe('what two have typed at the end of one paragraph', () => {
  test.each([
    ['words and words', ' from one', ' 0123', 'base 0123 from one'],
    ['words and a first space', ' from one', ' ', 'base  from one'],
    ['a first space and words', ' ', '0123', 'base0123 '],
    ['a space and a space', ' ', ' ', 'base  '],
    ['nothing and words', '', ' 0123', 'base 0123'],
    ['words and nothing', ' from one', '', 'base from one'],
  ])('%s: every letter and every space of both is there', (_name, stored, typed, both) => {
    expect(textsOf(joinChanges(rich(`base${stored}`), rich(`base${typed}`), rich('base')))).toEqual([both]);
  });
});

test.each([
  ['words', rich('Typed')],
  ['another picture', { body: JSON.stringify([pictureAt('/two.png')]), format: 'rich2' }],
])('a picture that has no words beside it stays where %s come behind it', (_name, typed) => {
  const stored = { body: JSON.stringify([pictureAt('/one.png')]), format: 'rich2' };
  expect(joinBodies(stored, typed).body).toBe(
    JSON.stringify([pictureAt('/one.png'), ...(JSON.parse(typed.body) as object[])]),
  );
  expect(joinBodies(stored, stored)).toBe(stored);
});

test('an empty line is no word that the one who went on would have to have', () => {
  const typed = rich('Begun, and on');
  expect(joinBodies(rich('Begun', ''), typed)).toBe(typed);
});

test('words that stood there before somebody went on from them do not come behind that', () => {
  const stored = { ...rich('Begun, and on'), lastSaved: '2026-01-02T00:00:01.000Z' };
  const older = { ...rich('Begun'), lastSaved: '2026-01-02T00:00:00.000Z' };
  expect(joinBodies(stored, older)).toBe(stored);
  // Who begins anew with the same letters has written them.
  const newer = { ...rich('Begun'), lastSaved: '2026-01-02T00:00:02.000Z' };
  expect(textsOf(joinBodies(stored, newer))).toEqual(['Begun, and on', 'Begun']);
});

test('a paragraph that only one has changed stays in its place, and a new one goes behind', () => {
  const joined = joinChanges(rich('one', 'two, changed'), rich('one ', 'two', 'three'), rich('one', 'two'));
  expect(textsOf(joined)).toEqual(['one ', 'two, changed', 'three']);
});

test('what was changed in the middle stays there, where nothing but a space has come', () => {
  const joined = joinChanges(
    rich('one ', 'two words'),
    rich('one', 'two other words'),
    rich('one', 'two words'),
  );
  expect(textsOf(joined)).toEqual(['one', 'two other words']);
  const grown = joinChanges(
    rich('one ', 'two words'),
    rich('one, 1', 'two other words'),
    rich('one', 'two words'),
  );
  expect(textsOf(grown)).toEqual(['one, 1 ', 'two other words']);
});

test('stored words that differ from the page’s in their spaces alone are what somebody went on from', () => {
  const typed = rich('a page’s words', 'and more');
  expect(joinChanges({ body: 'a page’s  words', format: 'text' }, typed, rich('a page’s words'))).toEqual(
    typed,
  );
});
