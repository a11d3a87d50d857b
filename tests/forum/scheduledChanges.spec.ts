import { expect, test, type Client } from '../support/apiTest';
import { seeded, startDiscussion } from '../support/forumRecords';
import { startForumServer, type ForumServer } from '../support/forumServer';
import { openClient } from '../support/openClient';
import { signIn } from '../support/signIn';

let forum: ForumServer;
let moderator: Client;
test.beforeAll(async () => {
  forum = await startForumServer({ INLAY_SCHEDULE_LEAD_SECONDS: '0', INLAY_PUBLISH_SECONDS: '0.2' });
  moderator = await openClient(forum.url, await signIn(forum.url, 'moderator'));
});
test.afterAll(async () => {
  await moderator.context.dispose();
  await forum.stop();
});

/** Schedules a change of a post for the next second, and answers what the post is when it was made. */
async function changed(recordID: number, draftMeta: Record<string, unknown>) {
  const answer = await moderator.post('/drafts', {
    ...{ recordType: 'discussion', recordID, draftStatus: 'scheduled' },
    dateScheduled: new Date(Date.now() + 1000).toISOString(),
    attributes: {
      ...{ body: 'Changed words', format: 'text', draftType: 'discussion' },
      draftMeta: { name: 'Changed', postTypeID: 'discussion', ...draftMeta },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { draftID } = (await answer.json()) as { draftID: number };
  await expect
    .poll(async () => (await moderator.get(`/drafts/${draftID}`)).status(), { timeout: 8000 })
    .toBe(404);
  return (await (await moderator.get(`/discussions/${recordID}`)).json()) as object;
}

const announced = { pinned: true, pinLocation: 'category' };

test('a scheduled change takes the post to its new category and ends its announcement', async () => {
  const id = await startDiscussion(moderator, announced);
  const meta = { categoryID: seeded.categories.help, pinLocation: 'none', pinned: false };
  expect(await changed(id, meta)).toMatchObject({
    ...{ name: 'Changed', categoryID: seeded.categories.help },
    ...{ pinned: false, pinLocation: null },
  });
});

test('a scheduled change that says nothing of either leaves both as they are', async () => {
  const id = await startDiscussion(moderator, announced);
  expect(await changed(id, {})).toMatchObject({
    ...{ name: 'Changed', categoryID: seeded.categories.woodworking },
    ...announced,
  });
});
