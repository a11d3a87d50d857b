import { readForumIcons } from '../../../examples/forum/routes/pages/readForumIcons';

const icons = readForumIcons(process.cwd());

test('a page carries the icons that it uses, each once, and no others', () => {
  const svg = icons(
    '<svg><use href="#forum-icon-pin"/></svg><svg><use href="#forum-icon-lock"/></svg><use href="#forum-icon-pin"/>',
  );
  expect(Array.from(svg.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id)).toEqual([
    'forum-icon-lock',
    'forum-icon-pin',
  ]);
  expect(icons('<p>None</p>')).not.toContain('<symbol');
});
