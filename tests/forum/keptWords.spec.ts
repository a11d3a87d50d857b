import { request, type APIRequestContext } from '@playwright/test';
import { expect, test as base } from '../support/apiTest';
import { startDiscussion, writeComment } from '../support/forumRecords';
import { openPlain } from '../support/plainPage';

// A text that is typed without script, and whose place has gone by the time it is sent: it comes back to be copied.

const text = 'Words & <b>more</b>,\r\n\r\nof an hour.';
const kept = text.replaceAll('\r', '');
const languages = [
  {
    ...{
      locale: 'en',
      here: 'Your words are still here, to be copied.',
      closed: 'This discussion has been closed.',
    },
    ...{
      moved: 'This discussion has moved. Your words are still here, to be copied.',
      to: 'Where it is now',
    },
    ...{
      title: 'You have been signed out',
      again: 'Your words are still here. Sign in',
      link: 'Sign in in a new tab',
    },
    long: 'This text is too long. Please shorten it, or post it in parts.',
  },
  {
    ...{ locale: 'ar', here: 'كلماتك ما زالت هنا لنسخها.', closed: 'أُغلق هذا النقاش.' },
    ...{ moved: 'نُقل هذا النقاش. كلماتك ما زالت هنا لنسخها.', to: 'مكانه الآن:' },
    ...{
      title: 'سُجّل خروجك',
      again: 'كلماتك ما زالت هنا. سجّل الدخول',
      link: 'سجّل الدخول في علامة تبويب جديدة',
    },
    long: 'هذا النص طويل جدًا. يُرجى اختصاره أو نشره على أجزاء.',
  },
] as const;

const test = base.extend<{ sender: Record<'member' | 'guest', APIRequestContext> }>({
  /** What a browser without script sends, and no header more. */
  sender: async ({ forum, cookiesOf }, use) => {
    const open = async (cookies: Awaited<ReturnType<typeof cookiesOf>>) =>
      request.newContext({ baseURL: forum.url, storageState: { cookies, origins: [] } });
    const [member, guest] = [await open(await cookiesOf('member')), await open([])];
    await use({ member, guest });
    for (const context of [member, guest]) await context.dispose();
  },
});

for (const { locale, here, closed, moved, to, long, title, again, link } of languages) {
  test.describe(`in ${locale}`, () => {
    test('a comment for a discussion that is closed, deleted or moved meanwhile', async ({ as, sender }) => {
      const moderator = await as('moderator');
      const begin = async (isAnswer = false) => {
        const discussionID = await startDiscussion(moderator);
        const commentID = await writeComment(moderator, discussionID);
        const reply = isAnswer ? `&reply=${commentID}` : '';
        const page = await openPlain(sender.member, `/discussion/${discussionID}?locale=${locale}${reply}`);
        return { discussionID, commentID, send: () => page.send(/\/comment/, { body: text }) };
      };
      const shut = await begin();
      await moderator.patch(`/discussions/${shut.discussionID}`, { closed: true });
      const afterClosing = await shut.send();
      expect([afterClosing.status, afterClosing.valueOf('body')]).toEqual([403, kept]);
      expect(afterClosing.words).toContain(here);
      expect(afterClosing.words).toContain(closed);
      expect(afterClosing.html).toMatch(/<textarea id="body"[^>]* autofocus aria-describedby="body-gone"/);

      const gone = await begin();
      await moderator.delete(`/discussions/${gone.discussionID}`);
      const afterDeletion = await gone.send();
      expect([afterDeletion.status, afterDeletion.valueOf('typed')]).toEqual([404, kept]);
      expect(afterDeletion.words).toContain(here);

      const answered = await begin(true);
      await moderator.delete(`/comments/${answered.commentID}`);
      await moderator.patch(`/discussions/${answered.discussionID}`, { closed: true });
      const afterBoth = await answered.send();
      expect(afterBoth.valueOf('body')).toBe(kept);
      expect(afterBoth.words).toContain(here);

      const left = await begin(true);
      const destinationDiscussionID = await startDiscussion(moderator, { name: 'Where <b>all</b> goes' });
      const merge = { discussionIDs: [left.discussionID], destinationDiscussionID, addRedirects: true };
      expect((await moderator.patch('/discussions/merge?longRunnerTimeout=20', merge)).ok()).toBe(true);
      const afterMove = await left.send();
      expect([afterMove.status, afterMove.valueOf('body')]).toEqual([400, kept]);
      expect(afterMove.words).toContain(moved);
      expect(afterMove.words).toContain(to);
      expect(afterMove.html).toContain(`<bdi>Where &lt;b&gt;all&lt;/b&gt; goes</bdi>`);
      expect(afterMove.html).toContain(`href="/discussion/${destinationDiscussionID}/`);
    });

    test('title, tags and text of a post that cannot be changed any more', async ({ as, sender }) => {
      const [member, moderator] = [await as('member'), await as('moderator')];
      for (const isDeleted of [true, false]) {
        const discussionID = await startDiscussion(member);
        const page = await openPlain(sender.member, `/post/editdiscussion/${discussionID}?locale=${locale}`);
        const path = `/discussions/${discussionID}`;
        await (isDeleted ? moderator.delete(path) : moderator.patch(path, { closed: true }));
        const words = { name: 'A <b>new</b> title', tags: 'oak, "ash"', body: text };
        const answer = await page.send(/editdiscussion/, { ...words, action: 'post' });
        const typed = ['typed-name', 'typed-tags', 'typed'].map((id) => answer.valueOf(id));
        expect(typed).toEqual([words.name, words.tags, kept]);
        if (isDeleted) expect(answer.words).toContain(here);
      }
    });

    test('a text that is typed after its session has ended', async ({ as, sender }) => {
      const discussionID = await startDiscussion(await as('moderator'));
      // The language is kept in a cookie.
      await sender.guest.get(`/?locale=${locale}`);
      for (const path of ['/post/discussion/woodworking', `/discussion/${discussionID}`]) {
        const page = await openPlain(sender.member, `${path}?locale=${locale}`);
        const form = path.startsWith('/post') ? /\/post\/discussion/ : /\/comment/;
        const answer = await page.send(form, { name: 'A title', body: text, action: 'post' }, sender.guest);
        expect([answer.status, answer.valueOf('typed')]).toEqual([403, kept]);
        if (path.startsWith('/post')) expect(answer.valueOf('typed-name')).toBe('A title');
        for (const words of [title, again, link]) expect(answer.words).toContain(words);
      }
    });

    test('a text that is too long', async ({ as, sender }) => {
      const discussionID = await startDiscussion(await as('moderator'));
      const page = await openPlain(sender.member, `/discussion/${discussionID}?locale=${locale}`);
      const body = `Long ${'o'.repeat(50_000)} end`;
      const answer = await page.send(/\/comment/, { body });
      expect([answer.status, answer.valueOf('body')]).toEqual([400, body]);
      expect(answer.words).toContain(long);
      expect(answer.html).toMatch(/<textarea[^>]* aria-describedby="[^"]+"[^>]*>/);
    });
  });
}

test('a form without the key of the session is refused and gives the text back', async ({ sender }) => {
  const send = (headers: Record<string, string> = {}) =>
    sender.member.post('/discussion/1/comment', { form: { body: 'kept & safe' }, headers });
  const answer = await send();
  expect(answer.status()).toBe(403);
  expect(await answer.text()).toContain('kept &amp; safe');
  // Nor is the key given to a form that cannot be known for one of ours.
  expect(await answer.text()).not.toContain('Send again');
  const foreign = await send({ origin: 'https://evil.test' });
  expect(foreign.status()).toBe(403);
  expect(await foreign.text()).not.toContain('Send again');
});
