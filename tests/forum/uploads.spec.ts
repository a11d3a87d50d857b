import { expect, test, type Client } from '../support/apiTest';
import { dotPicture } from '../support/dotPicture';
import { seeded, startDiscussion } from '../support/forumRecords';
import { openClient } from '../support/openClient';

const upload = (client: Client) =>
  client.context.post('/api/v2/media', { multipart: { file: dotPicture('dot.png') } });

async function picture(client: Client): Promise<string> {
  const answer = await upload(client);
  expect(answer.status()).toBe(201);
  return new URL((await answer.json()).url).pathname;
}

test('addresses of pictures cannot be counted up, and numbers lead to none', async ({ as }) => {
  const member = await as('member');
  const paths = [await picture(member), await picture(member)];
  for (const path of paths) expect(path).toMatch(/^\/uploads\/[\da-f]{32}\/dot\.png$/);
  expect(paths[0]).not.toBe(paths[1]);
  for (const path of ['/uploads/1/dot.png', `/uploads/${'0'.repeat(32)}/dot.png`])
    expect((await member.context.get(path)).status()).toBe(404);
});

test('a picture is visible to readers of a post that shows it, wherever that post moves', async ({ as }) => {
  const [guest, member, moderator, admin] = await Promise.all(
    (['guest', 'member', 'moderator', 'admin'] as const).map((role) => as(role)),
  );
  const path = await picture(admin!);
  const post = { body: `<p><img src="${path}" alt=""></p>`, format: 'html' };
  const { moderationDesk, help } = seeded.categories;
  const discussionID = await startDiscussion(admin!, { ...post, categoryID: moderationDesk });
  const statuses = async () =>
    Promise.all(
      [guest, member, moderator, admin].map(async (who) => (await who!.context.get(path)).status()),
    );
  expect(await statuses()).toEqual([404, 404, 200, 200]);
  const shown = await admin!.context.get(path);
  expect(shown.headers()['cache-control']).toBe('private, no-cache');
  const again = { 'if-none-match': shown.headers()['etag']! };
  expect((await admin!.context.get(path, { headers: again })).status()).toBe(304);
  expect((await guest!.context.get(path, { headers: again })).status()).toBe(404);
  const moved = { discussionIDs: [discussionID] };
  await moderator!.patch('/discussions/move', { ...moved, categoryID: help });
  expect(await statuses()).toEqual([200, 200, 200, 200]);
  await moderator!.patch('/discussions/move', { ...moved, categoryID: moderationDesk });
  expect(await statuses()).toEqual([404, 404, 200, 200]);
  // A comment that everybody reads shows it to everybody.
  const open = await startDiscussion(member!);
  expect((await admin!.post('/comments', { discussionID: open, ...post })).status()).toBe(201);
  expect(await statuses()).toEqual([200, 200, 200, 200]);
});

test('a picture without a post is visible to readers of the category where it stood', async ({ as }) => {
  const [guest, member, moderator, admin] = await Promise.all(
    (['guest', 'member', 'moderator', 'admin'] as const).map((role) => as(role)),
  );
  const { moderationDesk, help } = seeded.categories;
  const postOf = (path: string) => ({ body: `<p>See: <img src="${path}" alt=""></p>`, format: 'html' });
  const statuses = async (path: string) =>
    Promise.all(
      [guest, member, moderator, admin].map(async (who) => (await who!.context.get(path)).status()),
    );
  const hidden = [404, 404, 200, 200];
  const open = [200, 200, 200, 200];
  const plain = { body: 'Without a picture.', format: 'text' };
  const desk = await startDiscussion(admin!, { categoryID: moderationDesk });
  const helpdesk = await startDiscussion(admin!, { categoryID: help });
  const comment = async (discussionID: number, path: string) => {
    const made = await admin!.post('/comments', { discussionID, ...postOf(path) });
    return (await made.json()).commentID as number;
  };
  const stories: Record<string, [expected: number[], (path: string) => Promise<unknown>]> = {
    'a comment that is deleted': [
      hidden,
      async (path) => admin!.delete(`/comments/${await comment(desk, path)}`),
    ],
    'a comment that is written anew': [
      hidden,
      async (path) => admin!.patch(`/comments/${await comment(desk, path)}`, plain),
    ],
    'a comment that comes by an edit': [
      hidden,
      async (path) => {
        const made = await admin!.post('/comments', { discussionID: desk, ...plain });
        const { commentID } = await made.json();
        await admin!.patch(`/comments/${commentID}`, postOf(path));
        expect(await statuses(path)).toEqual(hidden);
        await admin!.delete(`/comments/${commentID}`);
      },
    ],
    'a discussion that is deleted': [
      hidden,
      async (path) => {
        const discussionID = await startDiscussion(admin!, { ...postOf(path), categoryID: moderationDesk });
        await admin!.delete(`/discussions/${discussionID}`);
      },
    ],
    'a discussion that has moved out of sight with its comment': [
      hidden,
      async (path) => {
        const discussionID = await startDiscussion(admin!, { categoryID: help });
        await comment(discussionID, path);
        expect(await statuses(path)).toEqual(open);
        const moved = { discussionIDs: [discussionID], categoryID: moderationDesk };
        await moderator!.patch('/discussions/move', moved);
        await admin!.delete(`/discussions/${discussionID}`);
      },
    ],
    'a post in sight and one out of it': [
      hidden,
      async (path) => {
        const inSight = await comment(helpdesk, path);
        const outOfSight = await comment(desk, path);
        expect(await statuses(path)).toEqual(open);
        await admin!.delete(`/comments/${inSight}`);
        expect(await statuses(path)).toEqual(hidden);
        await admin!.delete(`/comments/${outOfSight}`);
      },
    ],
    'a comment in sight': [open, async (path) => admin!.delete(`/comments/${await comment(helpdesk, path)}`)],
    'none yet, only a draft': [
      hidden,
      async (path) =>
        admin!.post('/drafts', {
          recordType: 'comment',
          parentRecordID: helpdesk,
          attributes: postOf(path),
        }),
    ],
  };
  for (const [story, [expected, tell]] of Object.entries(stories)) {
    const path = await picture(admin!);
    await tell(path);
    expect([story, ...(await statuses(path))]).toEqual([story, ...expected]);
  }
  // Its owner sees what nobody else does yet.
  const own = await picture(member!);
  expect(await statuses(own)).toEqual([404, 200, 200, 200]);
});

test('a member uploads a hundred files within a day, also when they come at once', async ({ forum, as }) => {
  const client = await openClient(forum.url, []);
  const secret = { password: 'correct horse', passwordConfirmation: 'correct horse' };
  const form = { name: 'Photographer', email: 'photo@b.example', ...secret };
  expect((await client.context.post('/entry/register', { form, maxRedirects: 0 })).status()).toBe(303);
  const answers = await Promise.all(Array.from({ length: 104 }, () => upload(client)));
  const refused = answers.filter((answer) => answer.status() !== 201);
  expect(refused.map((answer) => answer.status())).toEqual([429, 429, 429, 429]);
  expect(Number(refused[0]!.headers()['retry-after'])).toBeGreaterThan(86_000);
  expect((await upload(await as('member'))).status()).toBe(201);
  await client.context.dispose();
});
