import { expect, test, type Client } from '../support/apiTest';
import { openPlain } from '../support/plainPage';

// Two administrators edit one layout: who saves later is told, and loses nothing.

const page = (words: string) => ({
  title: words,
  layout: [
    {
      $reactComponent: 'SectionOneColumn',
      $reactProps: {
        children: [{ $reactComponent: 'HtmlWidget', $reactProps: { html: `<p>${words}</p>` } }],
      },
    },
  ],
});
const textOf = (words: string) => JSON.stringify(page(words), null, 2);
const told = 'Somebody else has saved this layout since you opened it.';

interface Kept {
  layoutID: number;
  version: string;
  content: unknown;
}
async function add(admin: Client): Promise<Kept> {
  const made = await admin.post('/layouts', { name: 'x', layoutViewType: 'home', content: page('First.') });
  return (await made.json()) as Kept;
}

test('a change says which version it is of: another one since is 409, and stays', async ({ as }) => {
  const admin = await as('admin');
  const made = await add(admin);
  const path = `/layouts/${made.layoutID}`;
  const patch = (words: string, version?: string) =>
    admin.patch(path, { content: page(words), ...(version !== undefined && { version }) });
  expect(((await (await admin.get(`${path}/edit`)).json()) as Kept).version).toBe(made.version);

  const theirs = (await (await patch('Theirs.', made.version)).json()) as Kept;
  expect(theirs.version).not.toBe(made.version);
  const refused = await patch('Mine.', made.version);
  expect(refused.status()).toBe(409);
  expect(((await refused.json()) as { message: string }).message).toContain(told);
  expect(await (await admin.get(path)).json()).toMatchObject({ content: page('Theirs.') });

  // The same once more, as of a button that was pressed twice, is none; nor is one that names no version.
  expect((await patch('Theirs.', made.version)).status()).toBe(200);
  expect((await patch('Mine.', theirs.version)).status()).toBe(200);
  expect((await patch('Whatever.')).status()).toBe(200);
  const { version } = (await (await admin.get(path)).json()) as Kept;
  const both = await Promise.all([patch('One.', version), patch('Two.', version)]);
  expect(both.map((each) => each.status()).sort()).toEqual([200, 409]);
  await admin.delete(path);
});

test('the form of who saves later keeps their text, shows what was saved, and replaces it only then', async ({
  as,
}) => {
  const { context, ...admin } = await as('admin');
  const { layoutID } = await add(admin as Client);
  const path = `/appearance/layouts/${layoutID}`;
  const [first, second] = [await openPlain(context, path), await openPlain(context, path)];
  expect((await first.send(/\d$/, { content: textOf('Theirs.') })).words).toContain('Saved.');

  const refused = await second.send(/\d$/, { content: textOf('Mine.') });
  expect(refused.status).toBe(409);
  expect(refused.words).toContain(told);
  expect(refused.valueOf('content')).toBe(textOf('Mine.'));
  expect(refused.valueOf('saved-json')).toBe(textOf('Theirs.'));
  expect(refused.html).toContain('data-unsaved');
  const again = await second.send(/apply$/, { content: textOf('Mine.') });
  expect([again.status, again.valueOf('content')]).toEqual([409, textOf('Mine.')]);
  expect(await (await context.get('/')).text()).not.toContain('<p>Mine.</p>');

  // A mistake in it does not make it the newer one.
  const broken = await second.send(/\d$/, { content: '{' });
  expect((await broken.send(/\d$/, { content: textOf('Mine.') })).status).toBe(409);

  const saved = await refused.send(/\d$/);
  expect([saved.status, saved.valueOf('content')]).toEqual([200, textOf('Mine.')]);
  expect(saved.words).toContain('Saved.');
  expect((await saved.send(/delete$/)).path).toBe('/appearance/layouts');
});

const said: [what: string, content: unknown, message: string][] = [
  ['a part of another name', { ...page('x'), script: 1 }, 'Nothing of this name belongs here.'],
  ['a missing part', { title: 'x' }, 'This is missing.'],
  ['a text where a list is due', { layout: 'x' }, 'This must be a list.'],
  ['a number where a text is due', { title: 5, layout: [] }, 'This must be a text.'],
  ['no object at all', 'x', 'This must be an object.'],
  [
    'a word that is none of those that there are',
    { layout: [{ ...page('x').layout[0], $middleware: { visibility: { device: 'watch' } } }] },
    'This must be one of all, mobile, desktop.',
  ],
  [
    'a text where yes or no is due',
    { layout: [{ $reactComponent: 'SectionOneColumn', $reactProps: { isNarrow: 'x' } }] },
    'This must be true or false.',
  ],
  ['too long a title', { title: 'x'.repeat(501), layout: [] }, 'This has at most 500 characters.'],
];
test('what is wrong with a layout is said in plain words', async ({ as }) => {
  const admin = await as('admin');
  for (const [what, content, message] of said) {
    const answer = await admin.post('/layouts', { name: 'x', layoutViewType: 'home', content });
    expect(answer.status(), what).toBe(400);
    const { errors } = (await answer.json()) as { errors: { message: string }[] };
    expect(
      errors.map((each) => each.message),
      what,
    ).toContain(message);
    expect(JSON.stringify(errors), what).not.toMatch(/Expected|received|never/);
  }
});
