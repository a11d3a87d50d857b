import { expect } from '@playwright/test';
import { startForumServer, type ForumServer } from '../support/forumServer';
import { test as base } from '../support/forumTest';
import { startDiscussion, writeComment } from '../support/forumRecords';
import { openClient, type Client } from '../support/openClient';
import { signIn, type Role } from '../support/signIn';
import { startPostgres } from '../support/startPostgres';

interface Fixtures {
  /** A forum that no other test has written into, on the database in its own process. */
  untouched: ForumServer;
  /** Two on one empty database of a server, started at the same moment. */
  onPostgres: [ForumServer, ForumServer];
}

const test = base.extend<object, Fixtures>({
  untouched: [
    async ({}, use) => {
      const forum = await startForumServer();
      await use(forum);
      await forum.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  onPostgres: [
    async ({}, use) => {
      const { url, stop } = await startPostgres();
      const start = () => startForumServer({ DATABASE_URL: url });
      const forums = await Promise.all([start(), start()]);
      await use(forums);
      await Promise.all(forums.map((forum) => forum.stop()));
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.slow();

const addresses = [
  '/discussions?limit=40',
  '/discussions?limit=40&page=3&sort=-score',
  '/categories?limit=100',
  '/comments?discussionID=1&limit=50',
  '/users/by-names?name=a*&limit=20',
  '/users/by-names?name=m*&order=name&limit=20',
  '/notifications',
  '/conversations',
  '/drafts',
];

async function as(role: Role, { url }: ForumServer): Promise<Client> {
  return openClient(url, await signIn(url, role));
}

test('answers what the embedded database answers, in the same order', async ({ untouched, onPostgres }) => {
  const [embedded, server] = [await as('member', untouched), await as('member', onPostgres[0])];
  const read = async (client: Client, address: string, { url }: ForumServer) => {
    const answer = await client.get(address);
    // Who asks has just been there.
    const text = (await answer.text()).replaceAll(url, '').replace(/"dateLastActive":\s*"[^"]*"/g, '');
    return { status: answer.status(), text };
  };
  for (const address of addresses) {
    const expected = await read(embedded, address, untouched);
    expect(expected.status, address).toBe(200);
    expect(await read(server, address, onPostgres[0]), address).toEqual(expected);
  }
  await Promise.all([embedded, server].map(({ context }) => context.dispose()));
});

test('keeps posts, for both forums on it', async ({ onPostgres }) => {
  const [here, there] = onPostgres;
  const member = await as('member', here);
  const discussionID = await startDiscussion(member, { name: '﷽ 🙂 O’Neil \\ "quoted"' });
  const commentID = await writeComment(member, discussionID, 'First.');
  const moderator = await as('moderator', there);
  const liked = await moderator.post(`/comments/${commentID}/reactions`, { reactionType: 'Like' });
  expect(liked.status()).toBe(201);
  const read = await (await member.get(`/comments?discussionID=${discussionID}&expand=reactions`)).json();
  expect(read).toMatchObject([{ commentID, score: 1 }]);
  const gone = await moderator.delete('/discussions/list', { discussionIDs: [discussionID] });
  expect(await gone.json()).toMatchObject({ progress: { successIDs: [discussionID] } });
  expect((await member.get(`/discussions/${discussionID}`)).status()).toBe(404);
  await Promise.all([member, moderator].map(({ context }) => context.dispose()));
});

test('keeps all changes of preferences that come at once', async ({ onPostgres }) => {
  const clients = await Promise.all(onPostgres.map((forum) => as('newcomer', forum)));
  const path = '/notification-preferences/$me';
  const read = async () => (await clients[0]!.get(path)).json();
  const keys = Object.keys(await read()).filter((key) => !/Digest|Language/.test(key));
  for (const popup of [false, true, false, true]) {
    const patches = [
      ...keys.map((key) => ({ [key]: { popup } })),
      { NotificationLanguage: popup ? 'en' : 'ar' },
    ];
    const answers = await Promise.all(
      patches.map((patch, index) => clients[index % clients.length]!.patch(path, patch)),
    );
    expect(answers.map((answer) => answer.status())).toEqual(patches.map(() => 200));
    expect(await read()).toMatchObject({
      ...Object.fromEntries(keys.map((key) => [key, { popup }])),
      NotificationLanguage: popup ? 'en' : 'ar',
    });
  }
  await Promise.all(clients.map(({ context }) => context.dispose()));
});
