import { filesBelow, readSource } from './sources';

const described = readSource('examples/forum/README.md');
const read = filesBelow('examples/forum', '.ts').flatMap((path) =>
  [...readSource(path).matchAll(/env\.([A-Z_]+)/g)].map(([, name]) => name!),
);

test('what the reference forum reads from its environment stands in its README', () => {
  expect(read.length).toBeGreaterThan(15);
  expect(read.filter((name) => !described.includes(`| \`${name}\``))).toEqual([]);
});
