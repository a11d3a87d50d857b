import { expect, test } from '../support/apiTest';

interface Row {
  discussionID: number;
  countComments: number;
  type: string;
}

test('a page of twenty posts says once what they share, and each of them little more than its words', async ({
  as,
}) => {
  const member = await as('member');
  const rows: Row[] = await (await member.get('/discussions?limit=100')).json();
  const { discussionID } = rows.find(
    ({ type, countComments }) => type === 'discussion' && countComments === 19,
  )!;
  const html = await (await member.context.get(`/discussion/${discussionID}?locale=en`)).text();
  const posts = html.split('<article class="forum-post" id="Comment_').slice(1, 20);
  expect(posts).toHaveLength(19);
  // Names and texts are of any length: what is around them is not.
  const around = posts.map((post) =>
    Buffer.byteLength(post.replace(/data-inlay-slot="body">.*?<\/div>\n/s, '')),
  );
  expect(Math.max(...around.slice(0, -1))).toBeLessThan(3_700);
  expect(Buffer.byteLength(html)).toBeLessThan(118_000);

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
