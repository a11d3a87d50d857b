import { expect, test, type Client } from '../support/apiTest';
import { seeded, startDiscussion, writeComment } from '../support/forumRecords';
import { whoMay, whoMayAmongAnnouncements, type Role } from '../support/whoMay';

type Call = (client: Client, discussionID: number) => Promise<{ status(): number; json(): Promise<unknown> }>;

/** What is done to somebody else's discussion, and the server's name of what is missing. */
const calls: Record<keyof typeof whoMay, { call: Call; lacks: string }> = {
  announce: {
    call: (client, id) => client.patch(`/discussions/${id}`, { pinned: true, pinLocation: 'category' }),
    lacks: 'Vanilla.Discussions.Announce',
  },
  sink: {
    call: (client, id) => client.patch(`/discussions/${id}`, { sink: true }),
    lacks: 'Vanilla.Discussions.Sink',
  },
  close: {
    call: (client, id) => client.patch(`/discussions/${id}`, { closed: true }),
    lacks: 'Vanilla.Discussions.Close',
  },
  resolve: {
    call: (client, id) => client.patch(`/discussions/${id}`, { resolved: true }),
    lacks: 'Garden.Staff.Allow',
  },
  bump: {
    call: (client, id) => client.patch(`/discussions/${id}/bump`, {}),
    lacks: 'Garden.Curation.Manage',
  },
  type: {
    call: (client, id) => client.put(`/discussions/${id}/type`, { type: 'question' }),
    lacks: 'Vanilla.Discussions.Edit',
  },
  tag: {
    call: (client, id) => client.put(`/discussions/${id}/tags`, { tagIDs: [1] }),
    lacks: 'Vanilla.Discussions.Edit',
  },
  mute: {
    call: (client, id) => client.put(`/discussions/${id}/mute`, { muted: true }),
    lacks: 'Garden.SignIn.Allow',
  },
  bookmark: {
    call: (client, id) => client.put(`/discussions/${id}/bookmark`, { bookmarked: true }),
    lacks: 'Garden.SignIn.Allow',
  },
  collect: {
    call: (client, recordID) =>
      client.put('/collections/by-resource', {
        record: { recordType: 'discussion', recordID },
        collectionIDs: [],
      }),
    lacks: 'Garden.Community.Manage',
  },
  author: {
    call: (client, id) => client.patch(`/discussions/${id}`, { insertUserID: seeded.users.member }),
    lacks: 'Garden.Settings.Manage',
  },
  move: {
    // To another place that its movers hold.
    call: async (client, id) => {
      const { categoryID } = (await (await client.get(`/discussions/${id}`)).json()) as {
        categoryID: number;
      };
      return client.patch('/discussions/move', { discussionIDs: [id], categoryID });
    },
    lacks: 'Vanilla.Discussions.Edit',
  },
  report: {
    call: (client, recordID) =>
      client.post('/reports', {
        recordType: 'discussion',
        recordID,
        reportReasonIDs: ['spam'],
        noteBody: 'Look.',
        noteFormat: 'text',
      }),
    lacks: 'Garden.Flag.Add',
  },
  delete: {
    call: (client, id) => client.delete(`/discussions/${id}`),
    lacks: 'Vanilla.Discussions.Delete',
  },
  react: {
    call: (client, id) => client.post(`/discussions/${id}/reactions`, { reactionType: 'Like' }),
    lacks: 'Reactions.Positive.Add',
  },
  vote: {
    call: (client, id) => client.post(`/discussions/${id}/reactions`, { reactionType: 'Down' }),
    lacks: 'Reactions.Negative.Add',
  },
  promote: {
    call: (client, id) => client.post(`/discussions/${id}/reactions`, { reactionType: 'Promote' }),
    lacks: 'Garden.Curation.Manage',
  },
  comment: {
    call: (client, discussionID) => client.post('/comments', { discussionID, body: 'Mine.', format: 'text' }),
    lacks: 'Vanilla.Comments.Add',
  },
  editComment: {
    call: async (client, id) =>
      client.patch(`/comments/${await firstComment(client, id)}`, { body: 'Yours.', format: 'text' }),
    lacks: 'Vanilla.Comments.Edit',
  },
  deleteComment: {
    call: async (client, id) => client.delete(`/comments/${await firstComment(client, id)}`),
    lacks: 'Vanilla.Comments.Delete',
  },
};

async function firstComment(client: Client, discussionID: number): Promise<number> {
  const answer = await client.get(`/comments?discussionID=${discussionID}`);
  return ((await answer.json()) as { commentID: number }[])[0]!.commentID;
}

const roles: Role[] = ['guest', 'member', 'steward', 'moderator', 'admin'];

for (const [place, categoryID, allowed] of [
  ['in a category of many', seeded.categories.woodworking, whoMay],
  ['in one with permissions of its own', seeded.categories.announcements, whoMayAmongAnnouncements],
] as const)
  test(`each action on a post ${place} is open to the holders of its permission alone`, async ({ as }) => {
    const author = await as(categoryID === seeded.categories.announcements ? 'admin' : 'newcomer');
    for (const [name, { call, lacks }] of Object.entries(calls)) {
      const may: Role[] = allowed[name as keyof typeof whoMay];
      for (const role of roles) {
        const id = await startDiscussion(author, { categoryID });
        if (name.endsWith('Comment')) await writeComment(await as('admin'), id);
        const answer = await call(await as(role), id);
        if (may.includes(role)) {
          expect(answer.status(), `${role} may ${name}`).toBeLessThan(300);
        } else {
          expect(answer.status(), `${role} may not ${name}`).toBe(403);
          // Guests are told to sign in first; who may change nothing at all is told so before the body is read.
          const { permissions } = (await answer.json()) as { permissions: string[] };
          const first = role === 'guest' ? ['Garden.SignIn.Allow', lacks] : [lacks];
          expect([...first, 'Vanilla.Discussions.Edit'], `${role}, ${name}`).toContain(permissions[0]);
        }
      }
    }
  });

test('a dismissed announcement is no longer on top for that member alone', async ({ as }) => {
  const [moderator, member] = [await as('moderator'), await as('member')];
  const id = await startDiscussion(moderator, { name: 'An old announcement' });
  const plain = await member.put(`/discussions/${id}/dismiss`, { dismissed: true });
  expect(plain.status()).toBe(400);
  await moderator.patch(`/discussions/${id}`, { pinned: true, pinLocation: 'category' });
  const newer = await startDiscussion(moderator, { name: 'Newer than the announcement' });
  const order = async (client: Client) => {
    const rows = await (
      await client.get(`/discussions?categoryID=${seeded.categories.woodworking}&limit=100`)
    ).json();
    const ids = rows.map((row: { discussionID: number }) => row.discussionID);
    return ids.indexOf(id) < ids.indexOf(newer) ? 'on top' : 'by date';
  };
  expect(await order(member)).toBe('on top');
  await member.put(`/discussions/${id}/dismiss`, { dismissed: true });
  expect([await order(member), await order(moderator)]).toEqual(['by date', 'on top']);
  await member.put(`/discussions/${id}/dismiss`, { dismissed: false });
  expect(await order(member)).toBe('on top');
});

test('nothing is heard of a muted discussion', async ({ as }) => {
  const [member, moderator] = [await as('member'), await as('moderator')];
  const heard = async () => {
    const rows = await (await member.get('/notifications?limit=100')).json();
    return rows.filter((row: { body: string }) => row.body.includes('To be muted')).length;
  };
  const id = await startDiscussion(member, { name: 'To be muted' });
  await writeComment(moderator, id);
  expect(await heard()).toBe(1);
  expect(await (await member.put(`/discussions/${id}/mute`, { muted: true })).json()).toEqual({
    muted: true,
  });
  await writeComment(moderator, id);
  expect(await heard()).toBe(1);
  expect(await (await member.get(`/discussions/${id}`)).json()).toMatchObject({ muted: true });
  await member.put(`/discussions/${id}/mute`, { muted: false });
  await writeComment(moderator, id);
  expect(await heard()).toBe(2);
});

test('a bumped discussion is first, and a sunk one does not rise', async ({ as }) => {
  const moderator = await as('moderator');
  const [bumped, sunk] = [await startDiscussion(moderator), await startDiscussion(moderator)];
  await moderator.patch(`/discussions/${sunk}`, { sink: true });
  await startDiscussion(moderator);
  await writeComment(moderator, sunk);
  const answer = await moderator.patch(`/discussions/${bumped}/bump`, {});
  expect(await answer.json()).toMatchObject({ discussionID: bumped, insertUser: { name: 'moderator' } });
  const [first] = await (await moderator.get('/discussions?pinOrder=mixed&limit=1')).json();
  expect(first.discussionID).toBe(bumped);
});

test('a post becomes a question and back, and its status follows from the answers', async ({ as }) => {
  const [moderator, member] = [await as('moderator'), await as('member')];
  const id = await startDiscussion(member);
  await writeComment(moderator, id);
  const path = `/discussions/${id}/type`;
  const asked = await moderator.put(path, { postTypeID: 'question' });
  expect(await asked.json()).toMatchObject({ type: 'question', statusID: 2 });
  expect(await (await moderator.put(path, { type: 'discussion' })).json()).toMatchObject({ statusID: 0 });
  for (const wrong of [{}, { type: 'idea' }, { type: 'question', postTypeID: 'question' }])
    expect((await moderator.put(path, wrong)).status()).toBe(400);
});

test('tags are set, added and found whatever their case and accents', async ({ as }) => {
  const member = await as('member');
  const [first, second] = await (await member.get('/tags?limit=2')).json();
  const id = await startDiscussion(member, { newTagNames: ['Crème & 100%_[x]'] });
  const put = await member.put(`/discussions/${id}/tags`, { tagIDs: [first.tagID] });
  expect((await put.json()).map((tag: { tagID: number }) => tag.tagID)).toEqual([first.tagID]);
  const post = await member.post(`/discussions/${id}/tags`, { tagIDs: [second.tagID] });
  expect(post.status()).toBe(201);
  expect(await post.json()).toHaveLength(2);
  const six = await member.put(`/discussions/${id}/tags`, { tagIDs: [1, 2, 3, 4, 5, 6] });
  expect([six.status(), (await six.json()).errors[0].message]).toEqual([
    400,
    'A post can have 5 tags at most.',
  ]);
  const found = async (query: string) =>
    (await (await member.get(`/tags?query=${encodeURIComponent(query)}`)).json()).map(
      (tag: { name: string }) => tag.name,
    );
  for (const query of ['creme', 'CRÈME', '& 100', '%_[', '[x]'])
    expect(await found(query), query).toContain('Crème & 100%_[x]');
  expect(await found('creme_')).toEqual([]);
});
