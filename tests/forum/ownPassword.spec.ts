import { expect, test, type Client } from '../support/apiTest';
import type { ForumServer } from '../support/forumServer';
import { openClient } from '../support/openClient';

const password = 'correct horse';

/** A member of the test's own, signed in. */
async function register(forum: ForumServer, name: string): Promise<Client> {
  const client = await openClient(forum.url, []);
  const form = { name, email: `${name}@b.example`, password, passwordConfirmation: password };
  const answer = await client.context.post('/entry/register', { form, maxRedirects: 0 });
  expect(answer.status(), await answer.text()).toBe(303);
  return client;
}

const errorsOf = async (client: Client, patch: object) => {
  const answer = await client.patch('/users/$me', patch);
  return [answer.status(), (await answer.json()).errors];
};

test('a password or an e-mail address of one’s own changes with the current password alone', async ({
  forum,
}) => {
  const client = await register(forum, 'Careful');
  const next = { password: 'battery staple', passwordConfirmation: 'battery staple' };
  const email = 'careful.new@b.example';
  for (const patch of [next, { email }]) {
    expect(await errorsOf(client, patch)).toMatchObject([
      400,
      [{ field: 'currentPassword', code: 'missingField', message: 'currentPassword is required.' }],
    ]);
    expect(await errorsOf(client, { ...patch, currentPassword: 'guess' })).toMatchObject([
      400,
      [{ field: 'currentPassword', code: 'invalid', message: 'The current password is wrong.' }],
    ]);
  }
  // What stays as it is, and what is no secret, is not asked about.
  expect((await client.patch('/users/$me', { email: 'CAREFUL@b.example', showEmail: true })).status()).toBe(
    200,
  );
  const changed = await client.patch('/users/$me', { email, ...next, currentPassword: password });
  expect([changed.status(), (await changed.json()).email]).toEqual([200, email]);
  const elsewhere = await openClient(forum.url, []);
  const form = { name: 'Careful', password: next.password };
  expect((await elsewhere.context.post('/entry/signin', { form, maxRedirects: 0 })).status()).toBe(303);
  await Promise.all([client, elsewhere].map(({ context }) => context.dispose()));
});

test('guesses at the current password are counted like those at sign-in', async ({ forum, as }) => {
  const client = await register(forum, 'LeftOpen');
  const patch = { email: 'thief@b.example', currentPassword: 'guess' };
  const answers = await Promise.all(Array.from({ length: 12 }, () => client.patch('/users/$me', patch)));
  expect(answers.map((answer) => answer.status()).sort()).toEqual([
    ...Array(5).fill(400),
    ...Array(7).fill(429),
  ]);
  // Who manages users changes those of others as before.
  const { userID } = await (await client.get('/users/me')).json();
  expect((await (await as('admin')).patch(`/users/${userID}`, { email: patch.email })).status()).toBe(200);
  await client.context.dispose();
});
