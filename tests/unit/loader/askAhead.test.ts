import { askAhead } from '../../../src/loader/askAhead';

test('files are asked for side by side, each once, behind all else, under the policy of the page', async () => {
  await askAhead(['react.1', 'page.2', 'react.1'], 'secret', 'https://cdn.example/inlay/assets/');
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map(({ href }) => href)).toEqual([
    'https://cdn.example/inlay/assets/react.1.js',
    'https://cdn.example/inlay/assets/page.2.js',
  ]);
  for (const link of links)
    expect(link).toMatchObject({ rel: 'modulepreload', fetchPriority: 'low', nonce: 'secret' });
});
