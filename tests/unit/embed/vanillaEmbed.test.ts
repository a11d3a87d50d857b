import { defineEmbed } from '../../../src/embed/host/defineEmbed';
import { readOptions } from '../../../src/embed/host/readOptions';

const read = (attributes: Record<string, string>, name = 'vanilla-embed') => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  const { home, path, deepLink } = readOptions(element);
  return [home?.href, path, deepLink];
};

test('the element of deployed sites is there, by its own attributes; its address says where the reader is', () => {
  defineEmbed(window as Window & typeof globalThis);
  defineEmbed(window as Window & typeof globalThis);
  const forum = window.customElements.get('forum-embed')!;
  expect(window.customElements.get('vanilla-embed')!.prototype).toBeInstanceOf(forum);
  expect(read({ 'remote-url': 'https://forum.example/', 'initial-path': '/discussions' })).toEqual([
    ...['https://forum.example/', '/discussions', ''],
  ]);
  expect(read({ 'remote-url': 'https://forum.example', 'deep-link': 'help' })).toEqual([
    ...['https://forum.example/', '/', 'help'],
  ]);
  expect(read({ src: 'https://a.example', path: '/x' }, 'forum-embed')).toEqual([
    'https://a.example/',
    '/x',
    null,
  ]);
});

test.each(['', 'javascript:alert(1)', 'https://user@forum.example/', 'data:text/html,x'])(
  '%j is no forum',
  (url) => {
    expect(read({ 'remote-url': url })[0]).toBeUndefined();
  },
);
