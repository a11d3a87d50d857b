import { linesOf } from '../../src/resources/drafts/checkDraft';

const rich = (document: unknown) => linesOf({ body: JSON.stringify(document), format: 'rich2' });

test('words that only this machine has are shown whole, a line for each block', () => {
  const p = (...texts: string[]) => ({ type: 'p', children: texts.map((text) => ({ text })) });
  const link = { type: 'a', children: [{ text: 'a link' }] };
  expect(
    rich([
      p('One', ' line.'),
      p(''),
      { type: 'p', children: [{ text: 'With ' }, link, { text: '.' }] },
      { type: 'ul', children: [{ type: 'li', children: [p('First'), p('Second')] }] },
    ]),
  ).toEqual(['One line.', 'With a link.', 'First', 'Second']);
});

test('what is no document is shown as the text that it is', () => {
  expect(linesOf({ body: 'Half a {', format: 'rich2' })).toEqual(['Half a {']);
  expect(linesOf({ body: 'One.\n\nTwo.', format: 'text' })).toEqual(['One.', 'Two.']);
});
