import { addedWords } from '../../../../src/resources/drafts/addedWords';

it.each([
  ['', 'All of it', 'All of it'],
  ['One two', 'One two three', 'three'],
  ['One three', 'One two three', 'two three'],
  ['a cat sat', 'a carpet sat', 'carpet'],
  ['<p>One</p>', '<p>One two</p>', 'two'],
  ['<p>cat</p>', '<p>carpet</p>', 'carpet'],
  ['One two three', 'One three', ''],
  ['aa', 'aaa', 'aaa'],
  ['The same', 'The same', ''],
])('from "%s" to "%s" it is "%s"', (before, after, added) => {
  expect(addedWords(before, after)).toBe(added);
});
