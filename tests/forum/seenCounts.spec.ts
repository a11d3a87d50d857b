import { expect, test, type Client } from '../support/apiTest';
import { seeded, startDiscussion, writeComment } from '../support/forumRecords';

const moderatorID = 2;
const tagName = 'Only behind the desk';

/** Every total that says something of the posts of a member, of a tag, or of a place, as one reader is shown it. */
async function totals(client: Client) {
  const read = async (path: string) => (await client.get(path)).json();
  const one = await read(`/users/${moderatorID}?expand=reactionsReceived`);
  const [listed] = await read(`/users?userID=${moderatorID}`);
  const tags = await read(`/tags?query=${encodeURIComponent(tagName)}`);
  const categories = (await read('/categories')) as { countAllDiscussions: number }[];
  const page = await (await client.context.get(one.url)).text();
  return {
    member: [one.countDiscussions, one.countComments, one.countPosts],
    listed: [listed.countDiscussions, listed.countComments, listed.countPosts],
    likes: one.reactionsReceived.Like?.count ?? 0,
    tags: tags.map((tag: { countDiscussions: number }) => tag.countDiscussions),
    categories: categories.map(({ countAllDiscussions }) => countAllDiscussions),
    tabs: [...page.matchAll(/forum-sorts__count">([^<]*)</g)].map(([, count]) => count),
  };
}

test('posts in hidden categories change no total that a guest sees', async ({ as }) => {
  const [guest, member, moderator] = [await as('guest'), await as('member'), await as('moderator')];
  const open = await startDiscussion(moderator, { newTagNames: [tagName] });
  await writeComment(moderator, open);
  const before = await Promise.all([guest, member, moderator].map(totals));
  expect(before[0]!.tags).toEqual([1]);
  const { moderationDesk } = seeded.categories;
  const hidden = await startDiscussion(moderator, { categoryID: moderationDesk, newTagNames: [tagName] });
  const comment = await writeComment(moderator, hidden);
  const like = { reactionType: 'Like' };
  for (const path of [`/discussions/${hidden}`, `/comments/${comment}`])
    expect((await (await as('admin')).post(`${path}/reactions`, like)).status()).toBe(201);
  const after = await Promise.all([guest, member, moderator].map(totals));
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  const [was, is] = [before[2]!, after[2]!];
  expect(is.member).toEqual(was.member.map((count: number, at: number) => count + [1, 1, 2][at]!));
  expect(is.listed).toEqual(is.member);
  expect(is.likes).toBe(was.likes + 2);
  expect(is.tags).toEqual([2]);
});
