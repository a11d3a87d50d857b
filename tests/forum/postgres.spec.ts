import { createHmac } from 'node:crypto';
import { expect, request, type APIRequestContext } from '@playwright/test';
import { startForumServer, type ForumServer } from '../support/forumServer';
import { test as base } from '../support/forumTest';
import { startDiscussion, writeComment } from '../support/forumRecords';
import { openClient, type Client } from '../support/openClient';
import { signIn, type Role } from '../support/signIn';
import { startPostgres } from '../support/startPostgres';

interface Places {
  /** A forum on the database in its own process, in which no other test has written. */
  embedded: ForumServer;
  /** Two on one empty database of a server, started at the same moment. */
  onPostgres: [ForumServer, ForumServer];
  /** Starts a third one on that database. */
  again(): Promise<ForumServer>;
}

const secret = 'a secret that only the test and its forums know';
// Addresses as a proxy in front would say them: one test must not use up what another needs.
const env = { INLAY_SSO_SECRET: secret, INLAY_TRUST_PROXY: '1' };

// One file, and so one worker: to fill a database takes as long as all of these tests.
const test = base.extend<object, { places: Places }>({
  places: [
    async ({}, use) => {
      const { url, stop } = await startPostgres();
      const started: ForumServer[] = [];
      const start = async (more: NodeJS.ProcessEnv = {}) => {
        const forum = await startForumServer({ ...env, ...more });
        started.push(forum);
        return forum;
      };
      const again = () => start({ DATABASE_URL: url });
      const [embedded, here, there] = await Promise.all([start(), again(), again()]);
      await use({ embedded, onPostgres: [here, there], again });
      await Promise.all(started.map((forum) => forum.stop()));
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
  '/search?query=oak&limit=50',
  '/search?query=mara%20li&limit=50',
  '/search?query=dovetials&collapse=true&expand=all',
  '/search?query=%D8%B3%D9%84%D9%85%D9%89&sort=-score',
  '/notifications',
  '/conversations',
  '/drafts',
];

async function as(role: Role, { url }: ForumServer): Promise<Client> {
  return openClient(url, await signIn(url, role));
}

test('answers what the embedded database answers, in the same order', async ({ places }) => {
  const { embedded: untouched, onPostgres } = places;
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

test('keeps posts, for both forums on it', async ({ places }) => {
  const { onPostgres } = places;
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

test('keeps all changes of preferences that come at once', async ({ places }) => {
  const { onPostgres } = places;
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

const visit = ({ url: baseURL }: ForumServer, address: string): Promise<APIRequestContext> =>
  request.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': address } });

async function statuses(calls: Promise<{ status(): number }>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const answer of await Promise.all(calls)) counts[answer.status()] = (counts[answer.status()] ?? 0) + 1;
  return counts;
}

const enter = (context: APIRequestContext, name: string, password: string) =>
  context.post('/entry/signin', { form: { name, password }, maxRedirects: 0 });

/** What two processes share on PostgreSQL, and what one keeps for itself on the database inside it. */
const pairOf = (kind: 'postgres' | 'embedded', { embedded, onPostgres, again }: Places) =>
  kind === 'embedded'
    ? { here: embedded, there: embedded, again: async () => embedded }
    : { here: onPostgres[0], there: onPostgres[1], again };

for (const kind of ['postgres', 'embedded'] as const) {
  test(`${kind}: of many wrong passwords at once five are tried, from one address or from many`, async ({
    places,
  }) => {
    const { here, there } = pairOf(kind, places);
    const one = await Promise.all([here, there].map((forum) => visit(forum, '10.1.0.1')));
    const tried = await statuses(
      Array.from({ length: 25 }, (_, at) =>
        enter(one[at % 2]!, at % 3 ? 'moderator' : 'user2@brightwater.example', 'x'),
      ),
    );
    expect(tried).toEqual({ 400: 5, 429: 20 });
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, at) => visit(at % 2 ? here : there, `10.1.1.${at}`)),
    );
    expect(await statuses(many.map((context) => enter(context, 'newcomer', 'x')))).toEqual({
      400: 5,
      429: 7,
    });
    // Of names without an account nothing else is said.
    expect(await statuses(many.map((context) => enter(context, 'Nobody', 'x')))).toEqual({ 400: 5, 429: 7 });
    // The right password is as good as a wrong one meanwhile, and who is signed in elsewhere is not.
    expect((await enter(many[0]!, 'newcomer', 'inlay')).status()).toBe(429);
    expect((await enter(many[0]!, 'member', 'inlay')).status()).toBe(303);
    await Promise.all([...one, ...many].map((context) => context.dispose()));
  });

  test(`${kind}: sixty names from one address are not all tried`, async ({ places }) => {
    const { here, there } = pairOf(kind, places);
    const contexts = await Promise.all([here, there].map((forum) => visit(forum, '10.2.0.1')));
    // Those who know their password do not use up what others may try.
    for (let times = 0; times < 3; times += 1) {
      const knowing = await visit(here, '10.2.0.1');
      expect((await enter(knowing, 'member', 'inlay')).status()).toBe(303);
      await knowing.dispose();
    }
    const calls = Array.from({ length: 60 }, (_, at) => enter(contexts[at % 2]!, `Name ${at}`, 'password'));
    expect(await statuses(calls)).toEqual({ 400: 30, 429: 30 });
    const elsewhere = await visit(here, '10.2.0.2');
    expect((await enter(elsewhere, 'member', 'inlay')).status()).toBe(303);
    await Promise.all([...contexts, elsewhere].map((context) => context.dispose()));
  });

  test(`${kind}: one name, or one address, registered four times at once makes one account`, async ({
    places,
  }) => {
    const { here, there } = pairOf(kind, places);
    // One guest each: who has registered is signed in, and the form needs the key of that session.
    const register = (names: (at: number) => { name: string; email: string }) =>
      Promise.all(
        [here, there, here, there].map(async (forum, at) => {
          const guest = await visit(forum, `10.3.0.${at}`);
          const { name, email } = names(at);
          const form = { name, email, password: 'correct horse', passwordConfirmation: 'correct horse' };
          const answer = await guest.post('/entry/register', { form, maxRedirects: 0 });
          const said = { status: answer.status(), text: await answer.text() };
          await guest.dispose();
          return said;
        }),
      );
    for (const [names, message] of [
      [
        (at: number) => ({ name: 'Same Name', email: `same${at}@b.example` }),
        'name you entered is already in use',
      ],
      [
        (at: number) => ({ name: `Mail ${'abcd'[at]}`, email: 'mail@b.example' }),
        'e-mail address is already in use',
      ],
    ] as const) {
      const answers = await register(names);
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 400, 400, 400]);
      for (const { status, text } of answers) if (status === 400) expect(text).toContain(message);
    }
  });

  test(`${kind}: a single sign-on token is good once, for all processes and after a restart`, async ({
    places,
  }) => {
    const { here, there, again } = pairOf(kind, places);
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const tokenFor = (jti: string, email: string) => {
      const exp = Math.floor(Date.now() / 1000) + 200;
      // Both processes are one forum to the site that signs: a proxy gives them one name.
      const claims = { jti, aud: 'http://forum.test', exp, name: 'Reader', email };
      const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
      return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
    };
    const open = async (forum: ForumServer, token: string) => {
      const context = await visit(forum, '10.4.0.1');
      const headers = { 'x-requested-with': 'inlay', host: 'forum.test' };
      const answer = await context.post('/entry/sso', { headers, form: { token } });
      const { length } = await answer.text();
      await context.dispose();
      return { status: () => answer.status(), length };
    };
    const token = tokenFor(`${kind}-once`, `${kind}@b.example`);
    const forums = [here, there, here, there];
    expect(await statuses(forums.map((forum) => open(forum, token)))).toEqual({ 204: 1, 403: 3 });
    expect((await open(await again(), token)).status()).toBe(403);
    expect((await open(there, tokenFor(`${kind}-next`, `${kind}@b.example`))).status()).toBe(204);
    // A reader's pages that open at once, each with a token of its own, find one account.
    const tokens = forums.map((_, at) => tokenFor(`${kind}-page-${at}`, `${kind}.new@b.example`));
    expect(await statuses(forums.map((forum, at) => open(forum, tokens[at]!)))).toEqual({ 204: 4 });
  });
}
