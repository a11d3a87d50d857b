import { splitMatches } from '../../../src/safe/splitMatches';

const marked = (text: string, query: string) =>
  splitMatches(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['An oak table', 'oak', 'An [oak] table'],
  ['Oak, OAKS and soaked oakum', 'oak', '[Oak], [OAKS] and soaked [oakum]'],
  ['Two joints of a jointer', 'joint two', '[Two] [joints] of a [jointer]'],
  ['Façade of the Café', 'facade cafe', '[Façade] of the [Café]'],
  ['Übergröße', 'ubergrosse', '[Übergröße]'],
  ['عُودٌ قَدِيم', 'عود', '[عُودٌ] قَدِيم'],
  ['a+b costs $1 & <b>', '(a+)+$', '[a]+b costs $1 & <b>'],
  ['100% of it', '%', '100% of it'],
  ['.*', '.*', '.*'],
  ['text', '', 'text'],
  ['', 'oak', ''],
])('%j searched for %j shows %j', (text, query, shown) => {
  expect(marked(text, query)).toBe(shown);
});

test('hostile searches and long texts take no longer than their length', () => {
  const long = 'aaaa '.repeat(40_000);
  for (const query of ['(((((((a+)+)+)+)+$', '\\', 'a'.repeat(50_000), '(a|a)*b'.repeat(1000)]) {
    const parts = splitMatches(long, query);
    expect(parts.map(({ text }) => text).join('')).toBe(long);
  }
});
