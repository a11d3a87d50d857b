import { expect, test } from '../support/apiTest';
import { seeded, startDiscussion, writeComment } from '../support/forumRecords';
import { openPlain } from '../support/plainPage';

const folded = /<details data-inlay-part="ignored"><summary>You have ignored this member\.<\/summary>/g;
const ignoredIn = (html: string) => {
  const json = /id="inlay-page"[^>]*>([^<]*)/.exec(html)![1]!;
  return (JSON.parse(json) as { meta: { ignoredUserIDs?: number[] } }).meta.ignoredUserIDs;
};

test('a member who is ignored, by a plain form, is read behind a button, by that reader alone, and until that is taken back', async ({
  as,
}) => {
  const [member, newcomer, guest] = await Promise.all([as('member'), as('newcomer'), as('guest')]);
  const discussionID = await startDiscussion(member, { body: 'My saw.' });
  await writeComment(member, discussionID, 'My other saw.');
  const read = async ({ context }: typeof member) =>
    (await openPlain(context, `/discussion/${discussionID}/x`)).html;
  expect((await read(newcomer)).match(folded)).toBeNull();

  const profile = await openPlain(newcomer.context, `/profile/${seeded.users.member}/member`);
  const after = await profile.send(/ignore$/);
  expect(after.words).toContain('Stop ignoring member');
  const html = await read(newcomer);
  expect(html.match(folded)).toHaveLength(2);
  expect(html).toMatch(/ignored this member\.<\/summary>\s*<div class="userContent[^>]*>\s*<p>My saw\./);
  expect(ignoredIn(html)).toEqual([seeded.users.member]);
  for (const other of [member, guest]) {
    const theirs = await read(other);
    expect(theirs.match(folded)).toBeNull();
    expect(ignoredIn(theirs)).toBeUndefined();
  }

  await after.send(/ignore$/);
  expect((await read(newcomer)).match(folded)).toBeNull();
  await member.delete(`/discussions/${discussionID}`);
});

test('nobody ignores themselves, or somebody who is not there; guests ignore no one', async ({ as }) => {
  const [member, guest] = await Promise.all([as('member'), as('guest')]);
  const own = await openPlain(member.context, `/profile/${seeded.users.member}/member`);
  expect(own.html).not.toContain('/ignore"');
  const other = await openPlain(member.context, `/profile/${seeded.users.admin}/admin`);
  const TransientKey = other.valueOf('TransientKey')!;
  const send = async (client: typeof member, userID: number, form: Record<string, string>) =>
    (await client.context.post(`/profile/${userID}/ignore`, { form, maxRedirects: 0 })).status();
  expect(await send(member, seeded.users.member, { TransientKey, ignored: '1' })).toBe(400);
  expect(await send(member, 99_999, { TransientKey, ignored: '1' })).toBe(404);
  // One who was deleted has no profile to take it back from.
  expect(await send(member, 36, { TransientKey, ignored: '1' })).toBe(404);
  expect(ignoredIn((await openPlain(member.context, '/discussions')).html)).toBeUndefined();
  expect(await send(member, seeded.users.admin, { ignored: '1' })).toBe(403);
  expect(await send(guest, seeded.users.admin, { ignored: '1' })).toBe(403);
});
