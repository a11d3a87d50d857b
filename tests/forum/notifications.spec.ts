import { startDiscussion, writeComment } from '../support/forumRecords';
import { expect, test, type Client } from '../support/apiTest';

interface Note {
  notificationID: number;
  url: string;
  readUrl: string;
  read: boolean;
  dateUpdated: string;
}

/** Somebody comments on a discussion of the client's: the notification of it. */
async function beTold(client: Client, by: Client): Promise<Note> {
  const commentID = await writeComment(by, await startDiscussion(client, { name: 'Told of this' }));
  const [note] = (await (await client.get('/notifications?limit=1')).json()) as [Note];
  expect(new URL(note.url).pathname).toContain(`/comment/${commentID}`);
  expect(note.read).toBe(false);
  return note;
}
const look = async (client: Client, { notificationID }: Note) =>
  (await (await client.get(`/notifications/${notificationID}`)).json()) as Note;
const unread = async (client: Client) => {
  const { counts } = (await (await client.get('/users/me-counts')).json()) as {
    counts: { name: string; count: number }[];
  };
  return counts.find(({ name }) => name === 'UnreadNotifications')?.count;
};
const open = (client: Client, path: string) => client.context.get(path, { maxRedirects: 0 });

test('a notification’s link marks it as read and leads to what it is about, for its own reader only', async ({
  as,
}) => {
  const [guest, member, moderator] = await Promise.all([as('guest'), as('member'), as('moderator')]);
  const note = await beTold(moderator, member);
  const path = new URL(note.readUrl).pathname;
  const { pathname, hash } = new URL(note.url);
  const before = (await unread(moderator)) ?? 0;

  expect((await open(member, path)).status()).toBe(403);
  const sentAway = await open(guest, path);
  expect(sentAway.status()).toBe(303);
  expect(sentAway.headers().location).toBe('/entry/signin?target=%2Fprofile%2Fnotifications');
  expect(await look(moderator, note)).toEqual(note);

  for (const left of [before - 1, before - 1]) {
    const answer = await open(moderator, path);
    expect([answer.status(), answer.headers().location]).toEqual([303, pathname + hash]);
    expect(await unread(moderator)).toBe(left);
  }
  // Having been read is no news: it keeps its place in the list.
  expect(await look(moderator, note)).toEqual({ ...note, read: true });
  for (const id of ['0', '-1', '1.5', 'x', '99999999'])
    expect((await open(moderator, `/notifications/${id}/read`)).status()).toBe(404);
});

test('the page shows new notifications, and its button marks all of the user’s own as read', async ({
  as,
}) => {
  const [guest, member, moderator] = await Promise.all([as('guest'), as('member'), as('moderator')]);
  const [own, other] = [await beTold(moderator, member), await beTold(member, moderator)];
  const page = '/profile/notifications';
  expect((await open(moderator, '/notifications')).headers().location).toBe(page);
  expect((await open(guest, page)).headers().location).toBe(
    '/entry/signin?target=%2Fprofile%2Fnotifications',
  );

  const html = await (await open(moderator, page)).text();
  expect(html).toContain(`href="${new URL(own.readUrl).pathname}"`);
  expect(html).not.toContain(new URL(other.readUrl).pathname);
  const key = /name="TransientKey" value="([^"]+)"/.exec(html)?.[1];
  const markAll = (form: Record<string, string>, client = moderator) =>
    client.context.post(page, { form, maxRedirects: 0 });
  expect((await markAll({ TransientKey: 'guessed' })).status()).toBe(403);
  expect((await look(moderator, own)).read).toBe(false);

  const answer = await markAll({ TransientKey: key! });
  expect([answer.status(), answer.headers().location]).toEqual([303, page]);
  expect(await unread(moderator)).toBe(0);
  expect(await look(moderator, own)).toEqual({ ...own, read: true });
  expect(await look(member, other)).toEqual(other);
  expect(await (await open(moderator, page)).text()).not.toContain('forum-new');
  expect((await open(moderator, `${page}?page=99`)).status()).toBe(200);
});

test('notifications are in the reader’s language, in the API and on the page', async ({ as }) => {
  const [member, moderator] = await Promise.all([as('member'), as('moderator')]);
  const note = await beTold(moderator, member);
  const body = /علّق .*<b>.+<\/b>.* على .*<b>Told of this<\/b>/;
  const speak = (locale: string) => open(moderator, `/?locale=${locale}`);
  expect(await look(moderator, note)).toHaveProperty('body', expect.stringContaining(' commented on '));
  await speak('ar');
  try {
    expect(await look(moderator, note)).toHaveProperty('body', expect.stringMatching(body));
    const [first] = (await (await moderator.get('/notifications?limit=1')).json()) as [object];
    expect(first).toHaveProperty('body', expect.stringMatching(body));
    const html = await (await open(moderator, '/profile/notifications')).text();
    const [, list] = /<ul class="forum-rows">(.*?)<\/ul>/s.exec(html)!;
    expect(list).toMatch(body);
    expect(list).not.toContain('commented on');
  } finally {
    await speak('en');
  }
});
