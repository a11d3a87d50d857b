import { pageNeeds } from '../../../examples/forum/routes/pages/pageNeeds';
import { growth, linear } from '../../support/growth';

const widget = (name: string) => ({
  ...{ file: `${name}.js`, integrity: '', imports: [], icons: [] },
  facts: { names: [name] },
});
const ahead = (html: string) => {
  const built = {
    manifest: {
      ...{ page: { icons: [] }, addons: {}, preload: [] },
      widgets: { vote: widget('Vote'), poll: widget('Poll'), tagwidget: widget('TagWidget') },
    },
    ...{ symbols: new Map(), words: () => undefined },
  };
  const page = { html, built, words: { localeKey: 'en', ofData: {} }, addons: [] };
  return pageNeeds(page as unknown as Parameters<typeof pageNeeds>[0]).preload.map(({ file }) => file);
};

test('modules are loaded ahead for widgets whose tags are empty, and say not to wait', () => {
  expect(
    ahead(
      '<div id="a" data-react="Vote" data-props="{}"> </div><p data-react="Poll">Yes</p>' +
        '<p data-react="TagWidget" data-inlay-when="seen"></p>',
    ),
  ).toEqual(['Vote.js']);
});

test('text that says a tag’s attribute again and again costs no more than other text', async () => {
  const wordy = (times: number) => '<p>' + 'data-react="a" '.repeat(times) + '</p>';
  expect(ahead(wordy(1000))).toEqual([]);
  expect(await growth((size) => ahead(wordy(size)), 1000)).toBeLessThan(linear);
});
