import { expect, test, type Client } from '../support/apiTest';
import { startDiscussion, writeComment } from '../support/forumRecords';
import { openPlain } from '../support/plainPage';

// What a draft was written for is deleted, closed or moved by somebody else: every link leads to its words.

const keep = async (member: Client, place: object, body: string, draftMeta: object = {}) => {
  const attributes = { body, format: 'text', draftType: 'comment', draftMeta };
  const made = await member.post('/drafts', { recordType: 'comment', ...place, attributes });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { draftID: number }).draftID;
};
/** Where the list of drafts leads to for this draft. */
async function linkOf({ context }: Client, draftID: number): Promise<string> {
  const { html } = await openPlain(context, '/drafts');
  const row = new RegExp(`id="Draft_${draftID}"[^]*?</article>`).exec(html)![0];
  return /<h2[^>]*><a href="([^"]*)"/.exec(row)![1]!.replaceAll('&amp;', '&');
}
/** All links lead to the page that shows these words whole, and lead nobody else there. */
async function expectWords(member: Client, draftID: number, links: string[], words: string) {
  const own = await linkOf(member, draftID);
  for (const link of [own, ...links]) {
    const page = await openPlain(member.context, link);
    expect([link, page.status, page.path]).toEqual([link, 200, `/drafts/${draftID}`]);
    expect(page.words).toContain('is gone or closed to you. Your words are still here, to be copied.');
    expect(page.words).toContain(words);
  }
}
const expectNothing = async ({ context }: Client, links: string[]) => {
  for (const link of links) expect((await context.get(link)).status()).toBe(404);
};

test('an answer to a comment, and a change to one, that is deleted', async ({ as }) => {
  const [member, moderator, newcomer] = [await as('member'), await as('moderator'), await as('newcomer')];
  const discussionID = await startDiscussion(moderator);
  const [answered, changed] = [
    await writeComment(moderator, discussionID),
    await writeComment(member, discussionID, 'What stood there.'),
  ];
  const inThread = { parentRecordType: 'discussion', parentRecordID: discussionID };
  const answer = await keep(member, inThread, 'An answer.', { commentParentID: answered });
  const change = await keep(member, { recordID: changed }, 'A change.');
  for (const id of [answered, changed]) expect((await moderator.delete(`/comments/${id}`)).ok()).toBe(true);
  const toAnswer = [`/discussion/comment/${answered}?hasDraft=true`];
  const toChange = [`/discussion/comment/${changed}?hasDraft=true`, `/post/editcomment/${changed}`];
  await expectWords(member, answer, toAnswer, 'An answer.');
  await expectWords(member, change, toChange, 'A change.');
  await expectNothing(newcomer, [...toAnswer, ...toChange]);
});

test('an answer whose comment is in another discussion by now', async ({ as }) => {
  const [member, moderator] = [await as('member'), await as('moderator')];
  const discussionID = await startDiscussion(moderator);
  const commentID = await writeComment(moderator, discussionID);
  const inThread = { parentRecordType: 'discussion', parentRecordID: discussionID };
  const draftID = await keep(member, inThread, 'An answer.', { commentParentID: commentID });
  const destinationDiscussionID = await startDiscussion(moderator);
  const merge = { discussionIDs: [discussionID], destinationDiscussionID, addRedirects: true };
  expect((await moderator.patch('/discussions/merge?longRunnerTimeout=20', merge)).ok()).toBe(true);
  await expectWords(member, draftID, [`/discussion/comment/${commentID}?hasDraft=true`], 'An answer.');
  // The comment itself is where it is now.
  const { path } = await openPlain(member.context, `/discussion/comment/${commentID}`);
  expect(path).toMatch(new RegExp(`^/discussion/${destinationDiscussionID}/`));
});

test('comments, changes and posts for what is deleted or closed', async ({ as }) => {
  const [member, moderator] = [await as('member'), await as('moderator')];
  for (const isDeleted of [true, false]) {
    const discussionID = await startDiscussion(moderator);
    const own = await startDiscussion(member);
    const commentID = await writeComment(member, discussionID);
    const drafts = [
      await keep(member, { recordID: commentID }, 'Late words, one.'),
      await keep(
        member,
        { parentRecordType: 'discussion', parentRecordID: discussionID },
        'Late words, two.',
      ),
      // A change to a post that is deleted becomes a new post instead.
      ...(isDeleted
        ? []
        : [await keep(member, { recordType: 'discussion', recordID: own }, 'Late words, three.')]),
    ];
    for (const path of [`/discussions/${discussionID}`, `/discussions/${own}`])
      expect(
        (await (isDeleted ? moderator.delete(path) : moderator.patch(path, { closed: true }))).ok(),
      ).toBe(true);
    for (const draftID of drafts) await expectWords(member, draftID, [], 'Late words,');
  }
});

test('the page of a closed discussion names what was not posted, to be copied or discarded', async ({
  as,
}) => {
  const [member, moderator] = [await as('member'), await as('moderator')];
  const discussionID = await startDiscussion(moderator);
  const page = `/discussion/${discussionID}/x`;
  const place = { parentRecordType: 'discussion', parentRecordID: discussionID };
  const draftID = await keep(member, place, 'Words that came too late.');
  const note = 'You have a draft here that was not posted.';
  expect((await openPlain(member.context, page)).words).not.toContain(note);
  await moderator.patch(`/discussions/${discussionID}`, { closed: true });
  const closed = await openPlain(member.context, page);
  expect(closed.words).toContain(note);
  expect(closed.html).toContain(`href="/drafts/${draftID}"`);
  expect((await openPlain(member.context, `/drafts/${draftID}`)).words).toContain(
    'Words that came too late.',
  );
  const gone = await closed.send(new RegExp(`/drafts/${draftID}/delete`));
  expect(gone.words).toContain('Your draft was discarded.');
  expect((await openPlain(member.context, page)).words).not.toContain(note);
});

test('the page of a thread tells its widget which of its drafts are for what is gone', async ({ as }) => {
  const [member, moderator] = [await as('member'), await as('moderator')];
  const discussionID = await startDiscussion(moderator);
  const [here, gone] = [
    await writeComment(moderator, discussionID),
    await writeComment(moderator, discussionID),
  ];
  const inThread = { parentRecordType: 'discussion', parentRecordID: discussionID };
  await keep(member, inThread, 'Of what is there.', { commentParentID: here });
  await keep(member, inThread, 'Of what has gone.', { commentParentID: gone });
  await moderator.delete(`/comments/${gone}`);
  const { html } = await openPlain(member.context, '/discussions');
  const props = /data-react="DraftsToast"[^>]*data-props='([^']*)'/.exec(html)![1]!;
  // No page has the place for the other one: only the list of drafts leads to it.
  expect(JSON.parse(props)).toMatchObject({ drafts: [{ commentParentID: here }] });
});

test('a comment and a change that come too late are refused in plain words', async ({ as }) => {
  const [member, moderator] = [await as('member'), await as('moderator')];
  const discussionID = await startDiscussion(moderator);
  const parentCommentID = await writeComment(moderator, discussionID);
  const changed = await writeComment(member, discussionID);
  for (const id of [parentCommentID, changed]) await moderator.delete(`/comments/${id}`);
  const post = { discussionID, body: 'Late.', format: 'text' };
  const answer = await member.post('/comments', { ...post, parentCommentID });
  expect([answer.status(), await answer.text()]).toEqual([
    400,
    expect.stringContaining('The comment that this answers has been deleted.'),
  ]);
  expect((await member.patch(`/comments/${changed}`, { body: 'Late.', format: 'text' })).status()).toBe(404);
});
