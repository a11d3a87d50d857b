import { addedWords } from '../../../../src/resources/drafts/addedWords';

it.each([
  ['', 'All of it', 'All of it'],
  ['One two', 'One two three', 'three'],
  ['One three', 'One two three', 'two'],
  ['a cat sat', 'a carpet sat', 'carpet'],
  ['One', 'One\n\nTwo,\nthree', 'Two,\nthree'],
  ['One two', 'Front one: One two back', 'Front one:\n\nback'],
  ['<p dir="auto">One</p>', '<p dir="auto">One two</p>', 'two'],
  ['<p>cat</p>', '<p>carpet</p>', 'carpet'],
  ['<p>One</p>', 'Front <p>One</p> back', 'Front\n\nback'],
  ['a < b', 'a < b < c', '< c'],
  ['One two three', 'One three', ''],
  ['aa', 'aaa', 'aaa'],
  ['The same', 'The same', ''],
])('from "%s" to "%s" it is "%s"', (before, after, added) => {
  expect(addedWords(before, after)).toBe(added);
});

it('takes all between for new where both ends of a very long text have changed', () => {
  const long = Array.from({ length: 2000 }, (_, index) => `w${index}`).join(' ');
  expect(addedWords(long, `Front ${long} back`)).toBe(`Front ${long} back`);
  expect(addedWords(long, `${long} back`)).toBe('back');
});
