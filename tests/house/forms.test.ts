import ts from 'typescript';
import { filesBelow, nodes, parse, readSource } from './sources';

const printed = [
  ...filesBelow('examples/forum/pages', '.eta'),
  ...filesBelow('examples/php', '.php'),
].flatMap((path) =>
  [...readSource(path).matchAll(/<form\b[^>]*/g)].map(([tag], index) => [
    `${path}, form ${index + 1}`,
    tag.replaceAll('\\"', '"'),
  ]),
);

const drawn = [...filesBelow('src', '.tsx'), ...filesBelow('widgets', '.tsx')].flatMap((path) =>
  [...nodes(parse(path))]
    .filter((node) => ts.isJsxOpeningElement(node))
    .filter((node) => node.tagName.getText() === 'form')
    // Without an address it is never sent by the browser.
    .filter((node) => node.attributes.properties.some((each) => each.name?.getText() === 'action'))
    .map((node) => [path, node.getText()]),
);

// A browser sends what was typed in the encoding of the page around, which is the host's, and servers read UTF-8.
test.each(printed)('%s is sent in UTF-8 from a page of any encoding', (_, tag) => {
  expect(tag).toContain(' accept-charset="utf-8"');
});

test.each(drawn)('the form of %s is sent in UTF-8 from a page of any encoding', (_, tag) => {
  expect(tag).toContain(' acceptCharset="utf-8"');
});
