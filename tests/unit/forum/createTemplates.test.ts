import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTemplates } from '../../../examples/forum/routes/pages/createTemplates';

const folder = mkdtempSync(join(tmpdir(), 'inlay-templates-'));
afterAll(() => rmSync(folder, { recursive: true }));

function templates(files: Record<string, string>, say: Record<string, unknown> = {}) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.eta`), text);
  return createTemplates(folder, say);
}

test('a part sees what the template sees that includes it, beside what it is given', () => {
  const render = templates(
    {
      list: `<% layout('/frame') %><% for (const row of it.rows) { %><%~ include('/row', { row }) %><% } %>`,
      row: `<%= t(it.greeting) %> <%= it.row %>;`,
      frame: `[<%~ it.body %>]`,
    },
    { t: (text: string) => text.toUpperCase() },
  );
  expect(render('/list', { greeting: 'hello', rows: ['a', '<b>'] })).toBe('[HELLO a;HELLO &lt;b&gt;;]');
});

test('what a part is given stays with that part', () => {
  const render = templates({
    both: `<%~ include('/one', { name: 'own' }) %> <%~ include('/one') %>`,
    one: `<%= it.name %>`,
  });
  expect(render('/both', { name: 'page' })).toBe('own page');
});

test('a part that is given nothing gets the page itself and no copy of it', () => {
  const render = templates({
    whole: `<%~ include('/part') %> <%~ include('/part', it) %>`,
    part: `<%= it.isMe(it) %>`,
  });
  const page = { isMe: (it: object) => it === page };
  expect(render('/whole', page)).toBe('true true');
});

test('links and forms lead into the section that a page is in; what a template prints elsewhere does not', () => {
  const page =
    `<a href="/">1</a><a href="/a?b=<%= it.b %>">2</a><a href="<%= it.b ? it.path : '/no' %>#c">3</a>` +
    `<form action="<%= it.path %>"><button formaction="<%= it.path %>/x"></form><img src="<%= it.path %>">` +
    `<link href="/static/a.css"><a href="#c"></a><a href="//d"></a>`;
  const render = templates({ page: `<%~ include('/links', { b: 1 }) %>`, links: page });
  const plain = (home: string, base: string) =>
    `<a href="${home}">1</a><a href="${base}/a?b=1">2</a><a href="${base}/p#c">3</a>` +
    `<form action="${base}/p"><button formaction="${base}/p/x"></form><img src="/p">` +
    `<link href="/static/a.css"><a href="#c"></a><a href="//d"></a>`;
  expect(render('/page', { path: '/p' })).toBe(plain('/', ''));
  const section = { folder: '/ar', inFolder: (path: string) => `/ar${path}` };
  expect(render('/page', { path: '/p', ...section })).toBe(plain('/ar', '/ar'));
});
