import { expect, test } from '../support/apiTest';
import type { Client } from '../support/apiTest';
import { seeded, startDiscussion, writeComment } from '../support/forumRecords';

/** A page as a browser without script reads it, and what its forms send. */
async function openPages(client: Client, url: string) {
  const { context } = client;
  const page = async (path: string) => {
    const answer = await context.get(url + path, { maxRedirects: 0 });
    return { status: answer.status(), html: await answer.text() };
  };
  const { html } = await page('/discussions');
  const TransientKey = /"TransientKey":"([^"]*)"/.exec(html)?.[1] ?? '';
  const send = async (path: string, form: Record<string, string>) => {
    const answer = await context.post(url + path, { form: { TransientKey, ...form }, maxRedirects: 0 });
    return { status: answer.status(), html: await answer.text(), location: answer.headers().location };
  };
  return { page, send };
}

test('moderators do everything with a discussion on one plain page', async ({ as, forum }) => {
  const [member, moderator] = [await as('member'), await as('moderator')];
  const id = await startDiscussion(member, { name: 'To be managed' });
  const { page, send } = await openPages(moderator, forum.url);
  const path = `/discussion/${id}/manage`;
  expect((await page(path)).html).toContain('To be managed');
  const read = async () => (await moderator.get(`/discussions/${id}?expand[]=insertUser`)).json();

  const steps: [form: Record<string, string>, outcome: Record<string, unknown>][] = [
    [{ action: 'close', value: '1' }, { closed: true }],
    [{ action: 'close', value: '0' }, { closed: false }],
    [{ action: 'sink', value: '1' }, { sink: true }],
    [{ action: 'resolve', value: '1' }, { resolved: true }],
    [
      { action: 'announce', value: 'recent' },
      { pinned: true, pinLocation: 'recent' },
    ],
    [
      { action: 'announce', value: 'none' },
      { pinned: false, pinLocation: null },
    ],
    [
      { action: 'type', value: 'question' },
      { type: 'question', statusID: 1 },
    ],
    [{ action: 'tags', value: 'oak, a new word' }, { tags: [{ name: 'a new word' }, { name: 'oak' }] }],
    [{ action: 'author', value: 'Mara Lindqvist' }, { insertUser: { name: 'Mara Lindqvist' } }],
    [{ action: 'move', value: String(seeded.categories.help) }, { categoryID: seeded.categories.help }],
  ];
  for (const [form, outcome] of steps) {
    expect((await send(path, form)).status, JSON.stringify(form)).toBe(200);
    expect(await read(), JSON.stringify(form)).toMatchObject(outcome);
  }
  const wrong = await send(path, { action: 'author', value: 'Nobody of that name' });
  expect([wrong.status, wrong.html.includes('There is no member of this name.')]).toEqual([400, true]);

  const named = await send(path, { action: 'collections', name: 'Made without script' });
  expect(named.html).toMatch(/checked><bdi>Made without script/);
  const gone = await send(path, { action: 'delete', value: '1' });
  expect([gone.status, gone.location]).toEqual([303, '/category/help']);
  expect((await moderator.get(`/discussions/${id}`)).status()).toBe(404);
});

test('a user without permissions on a discussion has no page to manage it', async ({ as, forum }) => {
  const id = await startDiscussion(await as('moderator'));
  for (const role of ['guest', 'member'] as const) {
    const { page } = await openPages(await as(role), forum.url);
    expect((await page(`/discussion/${id}/manage`)).status, role).toBe(403);
    expect((await page(`/log/filter?recordType=discussion&recordID=${id}`)).status, role).toBe(403);
    expect((await page('/dashboard/content/reports')).status, role).toBe(403);
    expect((await page(`/discussion/${id}`)).html, role).not.toContain(`/discussion/${id}/manage`);
  }
});

test('the history shows what an edit changed, and deleted comments their text, as text', async ({
  as,
  forum,
}) => {
  const moderator = await as('moderator');
  const id = await startDiscussion(moderator, { name: 'A first title', body: 'One two three' });
  await moderator.patch(`/discussions/${id}`, {
    name: 'A second title',
    body: 'One four three',
    format: 'text',
  });
  const commentID = await writeComment(moderator, id, 'Gone <b>soon</b>');
  await moderator.delete(`/comments/${commentID}`);
  const { page } = await openPages(moderator, forum.url);
  const history = (await page(`/log/filter?recordType=discussion&recordID=${id}`)).html;
  expect(history).toContain('<del>first</del><ins>second</ins>');
  expect(history).toContain('<del>two</del><ins>four</ins>');
  const gone = await page(`/log/filter?parentRecordID=${id}&recordType=comment&operation=delete`);
  expect(gone.html).toContain('Gone &lt;b&gt;soon&lt;/b&gt;');
  expect((await page('/log/filter?operation=drop')).status).toBe(400);
});

test('a plain form reports a post, and keeps its text when it is refused', async ({ as, forum }) => {
  const member = await as('member');
  const id = await startDiscussion(await as('moderator'), { name: 'Reported by form' });
  const { page, send } = await openPages(member, forum.url);
  const path = `/report/discussion/${id}`;
  expect((await page(path)).html).toContain('Why do you report this?');
  const refused = await send(path, { note: 'My words' });
  expect(refused.status).toBe(400);
  expect(refused.html).toContain('Please choose at least one reason.');
  expect(refused.html).toContain('My words</textarea>');
  expect((await send(path, { note: 'My words', reportReasonIDs: 'spam' })).html).toContain('Thank you.');
  const staff = await openPages(await as('moderator'), forum.url);
  const listed = await staff.page(
    `/dashboard/content/reports?statuses=none&recordType=discussion&recordID=${id}`,
  );
  expect(listed.html).toContain('My words');
});

test('authors find Edit and Delete without script, and a tombstone stands where a comment was', async ({
  as,
  forum,
}) => {
  const [member, moderator] = [await as('member'), await as('moderator')];
  const id = await startDiscussion(member);
  const parent = await writeComment(member, id, 'Deleted by its author');
  await moderator.post('/comments', {
    ...{ discussionID: id, parentCommentID: parent, body: 'Stays', format: 'text' },
  });
  const { page, send } = await openPages(member, forum.url);
  const before = (await page(`/discussion/${id}`)).html;
  for (const [options, link] of [
    [`/discussion/${id}/options`, `/post/editdiscussion/${id}`],
    [`/comment/${parent}/options`, `/post/deletecomment/${parent}`],
  ] as const) {
    expect(before, options).toContain(`href="${options}"`);
    expect((await page(options)).html, link).toContain(`href="${link}"`);
  }
  expect((await page(`/post/deletecomment/${parent}`)).html).toContain('Deleted by its author');
  const sent = await send(`/post/deletecomment/${parent}`, {});
  expect([sent.status, sent.location]).toEqual([303, `/discussion/${id}#comments`]);
  const after = (await page(`/discussion/${id}`)).html;
  expect(after).toContain('This comment was deleted.');
  expect(after).not.toContain('Deleted by its author');
});

test('a discussion is muted by a plain form', async ({ as, forum }) => {
  const member = await as('member');
  const id = await startDiscussion(await as('moderator'));
  const { send } = await openPages(member, forum.url);
  for (const muted of [true, false]) {
    const { status } = await send(`/discussion/${id}/mute`, { value: muted ? '1' : '0' });
    expect([status, (await (await member.get(`/discussions/${id}`)).json()).muted]).toEqual([303, muted]);
  }
});
