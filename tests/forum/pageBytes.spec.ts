import { expect, test } from '../support/apiTest';
import { startDiscussion, writeComment } from '../support/forumRecords';

test('a page of twenty posts says once what they share, and each of them little more than its words', async ({
  as,
}) => {
  const [member, moderator] = await Promise.all([as('member'), as('moderator')]);
  const discussionID = await startDiscussion(moderator);
  for (let comment = 0; comment < 19; comment++) await writeComment(moderator, discussionID);
  const html = await (await member.context.get(`/discussion/${discussionID}?locale=en`)).text();
  const posts = html.split('<article class="forum-post" id="Comment_').slice(1, 20);
  expect(posts).toHaveLength(19);
  // Names and texts are of any length: what is around them is not.
  const around = posts.map((post) =>
    Buffer.byteLength(post.replace(/data-inlay-slot="body">.*?<\/div>\n/s, '')),
  );
  expect(Math.max(...around.slice(0, -1))).toBeLessThan(3_300);
  // Icons of widgets that sleep come with the first use of the page.
  const shapes = Array.from(html.matchAll(/<symbol id="(inl-icon-[\w-]+)"/g), ([, name]) => name!);
  expect(shapes).toContain('inl-icon-share');
  expect(shapes).not.toContain('inl-icon-format-table');
  const used = Array.from(html.matchAll(/<use href="#(inl-icon-[\w-]+)"/g), ([, name]) => name!);
  expect(used.filter((name) => !shapes.includes(name))).toEqual([]);
  expect(Buffer.byteLength(html)).toBeLessThan(104_000);

  const [first = ''] = posts;
  const props = [...first.matchAll(/data-react="(\w+)"[^>]*data-props='([^']*)'/g)].map(([, name, said]) => [
    name,
    Object.keys(JSON.parse(said!) as object),
  ]);
  expect(Object.fromEntries(props)).toEqual({
    ReactionBar: ['recordType', 'recordID', 'reactions'],
    PostMenu: ['recordID', 'userID'],
  });
});
