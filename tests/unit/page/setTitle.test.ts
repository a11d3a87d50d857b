import { setTitle } from '../../../src/page/setTitle';

test('the title is the page’s name and the site’s', () => {
  setTitle(document, 'Discussions', 'Tall Trees');
  expect(document.title).toBe('Discussions - Tall Trees');
  setTitle(document, 'Discussions', '');
  expect(document.title).toBe('Discussions');
});
