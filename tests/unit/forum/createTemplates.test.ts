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
