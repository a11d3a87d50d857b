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
  ['Guеst', inUse],
  ['javascript:alert', characters],
  ['javascript：alert', characters],
  ['javascript꞉alert', characters],
  ['data:text', characters],
] as const)
  test(`nobody is called ${name}`, async ({ as }) => {
    const answer = await (await as('admin')).post('/users', { ...mine, name });
    expect([answer.status(), (await answer.json()).errors]).toMatchObject([
      400,
      [{ field: 'name', message }],
    ]);
  });

test('names of any script that look like no other are free, once', async ({ as }) => {
  const admin = await as('admin');
  for (const [at, name] of ['Дмитрий', 'أحمد سالم', 'たなか さくら', 'Łukasz', '🌻 Sunny'].entries()) {
    const make = (email: string) => admin.post('/users', { ...mine, name, email });
    const made = await make(`script${at}@b.example`);
    expect([name, made.status()]).toEqual([name, 201]);
    expect((await make(`again${at}@b.example`)).status()).toBe(400);
  }
  const renamed = await admin.patch('/users/$name:Łukasz', { name: 'аdmin' });
  expect([renamed.status(), (await renamed.json()).errors]).toMatchObject([400, [{ message: alike }]]);
});
