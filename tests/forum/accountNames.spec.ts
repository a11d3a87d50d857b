import { expect, test } from '../support/apiTest';

const mine = { email: 'names@b.example', password: 'long enough' };
const alike = 'The name you entered looks like one that is already in use.';
const inUse = 'The name you entered is already in use.';
const characters = 'name has characters that are not allowed.';

for (const [name, message] of [
  ['аdmin', alike],
  ['ADМIN', alike],
  ['ａｄｍｉｎ', alike],
  ['𝐚𝐝𝐦𝐢𝐧', alike],
  ['adrnin', alike],
  ['admın', alike],
  ['m0derat0r', alike],
  ['mοderator', alike],
  ['Mara  Lindqvist', alike],
  ['Mara Lindqvlst', alike],
  ['5teward', alike],
  ['Tobia$ Reuter', alike],
  ['4dm1n', alike],
  ['adm!n', alike],
  ['m0d3r4tor', alike],
  ['admin.', alike],
  ['_admin_', alike],
  ['«Admin»', alike],
  ['Gue5t.', inUse],
  ['Guеst', inUse],
  ['javascript:alert', characters],
  ['javascript：alert', characters],
  ['javascript꞉alert', characters],
  ['data:text', characters],
] as const)
  test(`the name ${name} is taken`, async ({ as }) => {
    const answer = await (await as('admin')).post('/users', { ...mine, name });
    expect([answer.status(), (await answer.json()).errors]).toMatchObject([
      400,
      [{ field: 'name', message }],
    ]);
  });

const colons =
  'ː˸∶꞉⁚\u0589\u05c3\u0703\u0704\u1361\u1365\u16ec\u1803\u1804\u1809\u205d\u2237\u2806\ua4fd\ufe30\ufe55\u{10781}\u{10af5}';
/** Marks that no Latin letter carries stand beside it like a colon. */
const strayMarks = '\u0903\u0a83\u0f7f\u1038\u17c7';
const unseen =
  '\u00ad\u034f\u115f\u1160\u17b4\u180b\u180e\u200b\u2060\u2800\u3164\ufe0f\uffa0\ufffc\u{1d159}\u{e0100}';

test('no name has a sign that shows nothing, or one that looks like a colon', async ({ as }) => {
  const admin = await as('admin');
  const taken = [];
  for (const name of [
    ...[...colons, ...strayMarks].map((sign) => `javascript${sign}alert`),
    ...[...unseen].flatMap((sign) => [`ad${sign}min`, `nobody yet${sign}`]),
  ]) {
    const answer = await (await admin.post('/users', { ...mine, name })).json();
    if (answer.errors?.[0].message !== characters) taken.push([encodeURI(name), answer.message]);
  }
  expect(taken).toEqual([]);
});

test('names of any script that look like no other are free, once', async ({ as }) => {
  const admin = await as('admin');
  for (const [at, name] of [
    'Дмитрий',
    'أحمد سالم',
    'たなか さくら',
    'Łukasz',
    '🌻 Sunny',
    '☀\ufe0f Ray',
    'रामः',
    '...',
    '!!!',
  ].entries()) {
    const make = (email: string) => admin.post('/users', { ...mine, name, email });
    const made = await make(`script${at}@b.example`);
    expect([name, made.status()]).toEqual([name, 201]);
    expect((await make(`again${at}@b.example`)).status()).toBe(400);
  }
  const renamed = await admin.patch('/users/$name:Łukasz', { name: 'аdmin' });
  expect([renamed.status(), (await renamed.json()).errors]).toMatchObject([400, [{ message: alike }]]);
});
