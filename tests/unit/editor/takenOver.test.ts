import { takenOver } from '../../../src/editor/readField';

const printed = '\n\n> Ada wrote:\n> wise\n\n';
const quote = '> Ada wrote:\n> wise\n\n';

test('behind a quote that nobody has touched one writes on', () => {
  expect(takenOver({ body: printed, selection: [0, 0], focused: true }, printed)).toEqual({
    body: quote,
    selection: [quote.length, quote.length],
    focused: true,
  });
});

test('a caret that somebody has put into the words stays at its letter, and one in an empty line where it is', () => {
  expect(takenOver({ body: printed, selection: [4, 7] }, printed)).toEqual({
    body: quote,
    selection: [2, 5],
  });
  const above = { body: printed, selection: [1, 1] } as const;
  expect(takenOver(above, printed)).toBe(above);
});

test('what somebody has typed is taken over as it is', () => {
  for (const body of [`I agree${printed}`, '\n\nMine']) {
    const field = { body, selection: [0, 0] } as const;
    expect(takenOver(field, printed)).toBe(field);
  }
});
