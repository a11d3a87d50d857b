import { readToggles } from '../../../src/contract/toggles';
import { excerptOf } from '../../../examples/forum/posts/cleanHtml';
import { renderPost } from '../../../examples/forum/posts/renderPost';
import { showPost } from '../../../examples/forum/posts/showPost';
import { quoteText } from '../../../examples/forum/routes/pages/quoteText';

const words = {
  t: (text: string) => text.toUpperCase(),
  home: 'https://forum.test',
  trusted: ['friend.test', '*.trusted.test'],
  open: readToggles('?expandedToggles=faq,gone'),
};
const rich = (...nodes: unknown[]) => renderPost({ body: JSON.stringify(nodes), format: 'rich2' }).bodyHtml;
const html = (body: string) => renderPost({ body, format: 'html' }).bodyHtml;
const line = (text: string, type = 'p') => ({ type, children: [{ text }] });
const hidden = { type: 'spoiler', children: [line('He did it', 'spoiler-line')] };

test('a spoiler is stored closed and without a name, and shown with one in the language of its reader', () => {
  const stored = rich(hidden);
  expect(stored).toBe('<details class="spoiler"><p dir="auto">He did it</p></details>');
  expect(showPost(stored, words)).toBe(
    '<details class="spoiler"><summary>SPOILER</summary><p dir="auto">He did it</p></details>',
  );
});

test.each([
  ['its own', '<details class="spoiler extra" open><p>a</p></details>'],
  ['another forum’s', '<div class="spoiler js-spoiler"><p>a</p></div>'],
])('a spoiler in HTML of %s stays one', (_, body) => {
  expect(html(body)).toBe('<details class="spoiler"><p>a</p></details>');
});

test('a name that its author gave it stays', () => {
  const named = '<details class="spoiler"><summary>The end</summary>a</details>';
  expect(showPost(html(named), words)).toBe(named);
});

test('what a spoiler hides is in no excerpt and no quote', () => {
  const body = html(
    '<p>Seen it?</p><details class="spoiler"><p>He did it</p><details class="spoiler">Really</details>!</details><p>Great.</p>',
  );
  expect(excerptOf(body)).toBe('Seen it? Great.');
  const quote = { body, insertUser: { name: 'Ann' } } as Parameters<typeof quoteText>[0];
  expect(quoteText(quote, (name) => name)).toBe('\n\n> Ann\n> Seen it?\n> Great.\n\n');
});

test.each([
  ['a name of its own', '<details id="faq"><summary>Why?</summary>a</details>', 'data-toggleid="faq"'],
  ['its words', '<details><summary>Why?</summary>a</details>', 'data-toggleid="[0-9a-f]{8}"'],
  [
    'its words where its own is none',
    '<details id="a b"><summary>Why?</summary>a</details>',
    'data-toggleid="[0-9a-f]{8}"',
  ],
])('a toggle is named by %s, and keeps its name when it is written again', (_, body, name) => {
  const stored = html(body);
  expect(stored).toMatch(new RegExp(`^<details ${name}><summary>Why\\?</summary>a</details>$`));
  expect(html(stored)).toBe(stored);
});

test('a toggle of the editor is one, too', () => {
  expect(rich({ type: 'toggle', id: 'x1', children: [line('Why?', 'toggle-title'), line('Because.')] })).toBe(
    '<details data-toggleid="x1"><summary>Why?</summary><p dir="auto">Because.</p></details>',
  );
});

test('those that the address names are open, without script', () => {
  const body = html(
    '<details id="faq"><summary>a</summary>b</details><details id="other"><summary>c</summary>d</details>',
  );
  expect(showPost(body, words)).toBe(
    '<details data-toggleid="faq" open><summary>a</summary>b</details><details data-toggleid="other"><summary>c</summary>d</details>',
  );
});

test.each([
  [
    'another site',
    'https://other.test/a?b=1&amp;c="2"',
    '/home/leaving?target=https%3A%2F%2Fother.test%2Fa%3Fb%3D1%26c%3D%25222%2522',
  ],
  [
    'a site that is not quite trusted',
    'https://notfriend.test/',
    '/home/leaving?target=https%3A%2F%2Fnotfriend.test%2F',
  ],
])('a link to %s leads by way of the page that names it', (_, href, expected) => {
  expect(showPost(html(`<p><a href='${href}'>x</a></p>`), words)).toBe(
    `<p><a href="https://forum.test${expected}" rel="nofollow noopener ugc">x</a></p>`,
  );
});

test.each([
  'https://forum.test/a',
  '/a',
  '#a',
  'mailto:a@b.test',
  'https://friend.test/',
  'http://a.trusted.test/b',
])('a link to %s stays as it is', (href) => {
  expect(showPost(html(`<a href="${href}">x</a>`), words)).toContain(`href="${href}"`);
});

test('a table says in each cell what its header is', () => {
  const body = html(
    '<table><tr><th>Tool</th><th>"<b>Price</b>"</th></tr><tr><td>Saw</td><td>7</td></tr></table>',
  );
  expect(showPost(body, words)).toBe(
    '<table role="table" data-labels=""><tr role="row"><th role="columnheader">Tool</th><th role="columnheader">"<b>Price</b>"</th></tr>' +
      '<tr role="row"><td role="cell" data-label="Tool">Saw</td><td role="cell" data-label="&quot; Price &quot;">7</td></tr></table>',
  );
});

test.each([
  ['without headers', '<table><tr><td>a</td></tr></table>'],
  [
    'with cells over several columns',
    '<table><tr><th colspan="2">a</th></tr><tr><td>b</td><td>c</td></tr></table>',
  ],
  ['with 1000 headers', `<table><tr>${'<th>a</th>'.repeat(1000)}</tr></table>`],
])('a table %s stays plain', (_, body) => {
  expect(showPost(html(body), words)).toBe(html(body));
});

test('a long header is cut where it ends neither within a character nor within an entity', () => {
  const header = `${'a'.repeat(97)}&amp;${'b'.repeat(9)}`;
  const body = html(`<table><tr><th>${header}</th></tr><tr><td>1</td></tr></table>`);
  expect(/data-label="([^"]*)"/.exec(showPost(body, words))![1]).toBe(`${'a'.repeat(97)}…`);
});

test('headers that would weigh more than their posts stand in no cell', () => {
  const table = (header: string, rows: number) =>
    `<table><tr><th>${header}</th></tr>${'<tr><td></td></tr>'.repeat(rows)}</table>`;
  const one = html(table('"'.repeat(25_000), 1300));
  expect(showPost(one, words)).toBe(one);
  const many = html(table('"'.repeat(99), 40).repeat(50));
  expect(showPost(many, words).length).toBeLessThan(3 * many.length);
});
