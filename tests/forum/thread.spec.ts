import type { Client } from '../support/apiTest';
import { expect, test } from '../support/apiTest';
import { seeded, startDiscussion, writeComment, writeReply } from '../support/forumRecords';

/** In English: another test may have chosen another language for this member. */
const htmlOf = async (client: Client, path: string) => (await client.context.get(`${path}?locale=en`)).text();
/** The part of a page that shows one comment, up to the next. */
const partOf = (html: string, commentID: number) =>
  html.split('<article').find((part) => part.includes(`id="Comment_${commentID}"`)) ?? '';

test('replies nest five levels deep; what answers deeper ones stands beside them and says whom it answers', async ({
  as,
  forum,
}) => {
  const member = await as('member');
  const discussionID = await startDiscussion(member);
  const ids = [await writeComment(member, discussionID)];
  for (let depth = 2; depth <= 7; depth += 1) ids.push(await writeReply(member, discussionID, ids.at(-1)!));
  const rows = await (await member.get(`/comments?discussionID=${discussionID}`)).json();
  expect(rows.map(({ depth }: { depth: number }) => depth)).toEqual([1, 2, 3, 4, 5, 5, 5]);
  expect(rows.map(({ parentCommentID: parent }: { parentCommentID: number }) => parent)).toEqual([
    null,
    ...ids.slice(0, -1),
  ]);
  const html = await htmlOf(member, `${forum.url}/discussion/${discussionID}/x`);
  const thread = html.slice(html.indexOf('id="inlay-thread"'), html.indexOf('<template'));
  expect(thread.match(/<details class="forum-branch"/g)).toHaveLength(4);
  expect(partOf(thread, ids[0]!)).not.toContain('Reply at level');
  expect(partOf(thread, ids[2]!)).toContain('Reply at level 3');
  expect(partOf(thread, ids[4]!)).not.toContain('In reply to');
  expect(partOf(thread, ids[6]!)).toContain('Reply at level 5');
  expect(partOf(thread, ids[6]!)).toContain(`<a href="#Comment_${ids[5]}">In reply to <bdi>member</bdi></a>`);
});

test('a reply whose parent is on another page says so there, and waits behind a button here', async ({
  as,
  forum,
}) => {
  const member = await as('member');
  const discussionID = await startDiscussion(member);
  const first = await writeComment(member, discussionID);
  for (let place = 2; place <= 30; place += 1) await writeComment(member, discussionID);
  const [late, later] = [
    await writeReply(member, discussionID, first),
    await writeReply(member, discussionID, first),
  ];
  const page = `${forum.url}/discussion/${discussionID}/x`;
  const here = await htmlOf(member, page);
  expect(here).not.toContain(`id="Comment_${late}"`);
  expect(partOf(here, first)).toMatch(
    new RegExp(
      `action="/discussion/comment/${late}">\\s*<button class="js-moreReplies"[^>]*>2 more replies<`,
    ),
  );
  expect(partOf(await htmlOf(member, `${page}/p2`), later)).toContain(
    `<a href="/discussion/comment/${first}#Comment_${first}">In reply to <bdi>member</bdi></a>`,
  );
  const replies = await member.get(`/comments?parentCommentID=${first}&limit=1`);
  expect(replies.headers()['x-app-page-result-count']).toBe('2');
  expect(await replies.json()).toMatchObject([{ commentID: late, depth: 2, countChildComments: 0 }]);
  expect(await (await member.get(`/comments/${first}`)).json()).toMatchObject({ countChildComments: 2 });
});

test('a deleted comment keeps its place while it has replies, without words and author', async ({
  as,
  forum,
}) => {
  const member = await as('member');
  const discussionID = await startDiscussion(await as('moderator'));
  const parent = await writeComment(member, discussionID, 'Words to be gone.');
  const child = await writeReply(await as('moderator'), discussionID, parent);
  const grandchild = await writeReply(member, discussionID, child);
  const page = `${forum.url}/discussion/${discussionID}/x`;
  await member.delete(`/comments/${parent}`);
  const html = await htmlOf(member, page);
  expect(partOf(html, parent)).toContain('This comment was deleted.');
  expect(partOf(html, parent)).not.toMatch(/Words to be gone|js-userCard/);
  expect(partOf(html, child)).toContain('Reply at level 2');
  expect(html).toContain('>2 comments</h2>');
  await member.delete(`/comments/${grandchild}`);
  await (await as('moderator')).delete(`/comments/${child}`);
  expect(await htmlOf(member, page)).not.toContain(`id="Comment_${parent}"`);
});

test('what a member has not seen is marked, and a line stands where all of it begins', async ({
  as,
  forum,
}) => {
  const [member, moderator] = [await as('member'), await as('moderator')];
  const discussionID = await startDiscussion(moderator);
  const page = `${forum.url}/discussion/${discussionID}/x`;
  const read = await writeComment(moderator, discussionID);
  const tomb = await writeComment(moderator, discussionID);
  await writeReply(moderator, discussionID, tomb);
  await moderator.delete(`/comments/${tomb}`);
  expect(await htmlOf(member, page)).not.toContain('New since your last visit');
  const own = await writeComment(member, discussionID);
  const below = await writeReply(moderator, discussionID, read);
  const unread = await writeComment(moderator, discussionID);
  const html = await htmlOf(member, page);
  const isMarked = (id: number) => partOf(html, id).includes('class="forum-new"');
  expect([read, own, below, unread].map(isMarked)).toEqual([false, false, true, true]);
  expect(html.match(/id="latest"/g)).toHaveLength(1);
  // Not above what answers an older comment: others that have been seen stand behind it.
  expect(html.match(/New since your last visit/g)).toHaveLength(1);
  expect(html.indexOf('New since your last visit')).toBeGreaterThan(html.indexOf(`id="Comment_${below}"`));
  expect(await htmlOf(member, page)).not.toMatch(/class="forum-new"|New since your last visit/);
});

test('who began a discussion is marked in it, and signatures stand below posts', async ({ as, forum }) => {
  const [member, moderator] = [await as('member'), await as('moderator')];
  const discussionID = await startDiscussion(member);
  const [own, other] = [
    await writeComment(member, discussionID),
    await writeComment(moderator, discussionID),
  ];
  const html = await htmlOf(member, `${forum.url}/discussion/${discussionID}/x`);
  expect([own, other].map((id) => partOf(html, id).includes('class="forum-op"'))).toEqual([true, false]);
  expect(html).toContain('"signatures":{"enabled":true,"hideMobile":false,"imageMaxHeight":0}');

  const [mara] = await (await member.get('/users/by-names?name=Mara%20Lindqvist')).json();
  const user = await (await member.get(`/users/${mara.userID}?expand[]=all`)).json();
  expect(user.signature.body).toContain('Measure twice, cut once.');
  const [row] = await (await member.get(`/comments?insertUserID=${mara.userID}&limit=1&expand[]=all`)).json();
  expect(row.insertUser.signature).toEqual(user.signature);
  const signed = await htmlOf(await as('guest'), row.url);
  expect(partOf(signed, row.commentID)).toMatch(/class="forum-signature"[^]*Measure twice, cut once\./);
});

test('Back leads to where the reader came from on this forum', async ({ as, forum }) => {
  const guest = await as('guest');
  const backFrom = async (referer: string) => {
    const answer = await guest.context.get(`${forum.url}/discussion/1`, { headers: { referer } });
    return /<a class="forum-back" data-inlay-back href="([^"]*)">/.exec(await answer.text())?.[1];
  };
  expect(await backFrom(`${forum.url}/categories`)).toBe('/categories');
  expect(await backFrom('https://elsewhere.example/')).toBe('/');
});

test('what a page marks as going when its discussion is closed, for whom', async ({ as, forum }) => {
  const member = await as('member');
  const discussionID = await startDiscussion(member);
  const commentID = await writeComment(member, discussionID);
  const page = `${forum.url}/discussion/${discussionID}/x`;
  const mark = 'data-inlay-field="whileOpen"';
  const html = await htmlOf(member, page);
  // All links of a comment go together, so that the place around them says it.
  expect(partOf(html, commentID)).toContain(`<p class="forum-post__links" ${mark}><a class="js-composeLink"`);
  expect(partOf(html, commentID)).toContain(`data-react="ReactionBar" data-inlay-when="interaction" ${mark}`);
  expect(html).toContain(`id="create-comment" tabindex="-1" ${mark}`);
  expect(html).toContain('data-inlay-field="whileClosed" hidden');
  const moderator = await as('moderator');
  expect(await htmlOf(moderator, page)).not.toMatch(/while(Open|Closed)/);
  await moderator.patch(`/discussions/${discussionID}`, { closed: true });
  expect(await htmlOf(member, page)).not.toMatch(/while(Open|Closed)/);
});

test('without script a plain page has what can be done with a post: passing it on, and what the reader may', async ({
  as,
  forum,
}) => {
  const [member, moderator, guest] = [await as('member'), await as('moderator'), await as('guest')];
  const discussionID = await startDiscussion(member);
  const commentID = await writeComment(member, discussionID);
  const html = await htmlOf(member, `${forum.url}/discussion/${discussionID}/x`);
  const linksOf = async (client: Client, path: string) => {
    const [, main] = /<main[^>]*>(.*)<\/main>/s.exec(await htmlOf(client, forum.url + path))!;
    return Array.from(main!.matchAll(/<li><a href="([^"]*)">/g), ([, href]) => decodeURIComponent(href!));
  };
  const comment = `/comment/${commentID}/options`;
  expect(partOf(html, commentID)).toContain(`data-inlay-part="menu" href="${comment}"`);
  const place = `/discussion/comment/${commentID}#Comment_${commentID}`;
  const mail = expect.stringMatching(
    new RegExp(
      `^mailto:.*/discussion/comment/${commentID}\\?utm_source=community-share#Comment_${commentID}$`,
    ),
  );
  expect(await linksOf(guest, comment)).toEqual([place, mail]);
  expect(await linksOf(moderator, comment)).toEqual([
    ...[place, mail],
    ...[`/post/deletecomment/${commentID}`, `/report/comment/${commentID}`],
  ]);
  const discussion = `/discussion/${discussionID}/options`;
  expect(html).toContain(`data-inlay-part="share" href="${discussion}"`);
  expect(await linksOf(moderator, discussion)).toEqual(
    expect.arrayContaining([`/post/editdiscussion/${discussionID}`, `/discussion/${discussionID}/manage`]),
  );
  for (const path of ['/comment/999999/options', '/discussion/x/options'])
    expect((await guest.context.get(forum.url + path)).status()).toBe(404);
});

test('a page says of its thread as a whole what widgets in it need', async ({ as, forum }) => {
  const [member, moderator] = [await as('member'), await as('moderator')];
  const discussionID = await startDiscussion(member);
  await writeComment(moderator, discussionID);
  const read = async () => {
    const html = await htmlOf(moderator, `${forum.url}/discussion/${discussionID}/x`);
    const [, props] = /<ol [^>]*id="inlay-thread" data-props='([^']*)'/.exec(html)!;
    return JSON.parse(props!);
  };
  expect(await read()).toEqual({
    ...{ recordType: 'discussion', recordID: discussionID, insertUserID: seeded.users.member },
    ...{ closed: false, categoryID: seeded.categories.woodworking, currentPage: 1, dateLastViewed: null },
    ...{ url: expect.stringContaining(`/discussion/${discussionID}/`), dateInserted: expect.any(String) },
  });
  await moderator.patch(`/discussions/${discussionID}`, { closed: true });
  expect(await read()).toMatchObject({ closed: true, dateLastViewed: expect.any(String) });
});

test('what all comments of a page say alike stands once around them', async ({ as, forum }) => {
  const member = await as('member');
  const discussionID = await startDiscussion(member);
  const commentID = await writeComment(member, discussionID);
  const html = await htmlOf(member, `${forum.url}/discussion/${discussionID}/x`);
  const [, shared] = /id="inlay-thread"[^>]* data-inlay-shared='([^']*)'/.exec(html)!;
  const place = { discussionID, categoryID: seeded.categories.woodworking, closed: false };
  expect(JSON.parse(shared!)).toEqual({
    ...{ recordType: 'comment', ...place, isLast: true },
    discussion: { ...place, name: expect.any(String) },
  });
  expect(partOf(html, commentID)).not.toMatch(/"?(discussion|category)ID"?[=:]/i);
});

test('beside a long thread stands a rail with the ways to its ends and to what is new', async ({
  as,
  forum,
}) => {
  const [member, moderator] = [await as('member'), await as('moderator')];
  const discussionID = await startDiscussion(moderator);
  const path = (page = '') => `${forum.url}/discussion/${discussionID}/a-discussion-for-a-test${page}`;
  const rail = async (page?: string) =>
    /<nav class="forum-rail".*?<\/nav>/s.exec(await htmlOf(member, path(page)))?.[0] ?? '';
  for (let count = 0; count < 5; count += 1) await writeComment(moderator, discussionID);
  expect(await rail()).toBe('');
  for (let count = 0; count < 27; count += 1) await writeComment(moderator, discussionID);
  const first = await rail();
  expect(first).toContain('<b>1 - 30</b> of 32');
  expect(first).toContain('>First new comment</a>');
  expect(first).toMatch(/href="\/discussion\/\d+\/[^"]+\/p2#thread-end"/);
  const html = await htmlOf(member, path('/p2'));
  expect(html).toContain('<b>31 - 32</b> of 32');
  expect(html).toMatch(/<li value="31"/);
  expect(await rail('/p2')).not.toContain('First new comment');
});
