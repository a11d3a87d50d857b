import type { Page } from '@playwright/test';
import { startDiscussion, writeComment } from '../support/forumRecords';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

const rows = (page: Page) => page.locator('.forum-rows > li');
const firstTitle = (page: Page) => rows(page).first().getByRole('heading').innerText();

/** Opens a discussion with several pages of comments that members may still answer. */
async function openLongThread(page: Page): Promise<void> {
  await page.goto('/discussions?sort=-score');
  const open = rows(page)
    .filter({ hasNot: page.getByText('Closed') })
    .filter({ has: page.locator('.forum-counts li:nth-child(3)') });
  const counts = await open.evaluateAll((items) =>
    items.map((item) => Number.parseInt(item.querySelector('.forum-counts li span')?.textContent ?? '0', 10)),
  );
  const longest = counts.indexOf(Math.max(...counts));
  expect(counts[longest], 'comments of the longest thread').toBeGreaterThan(30);
  await open.nth(longest).getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const pageNumber = (page: Page) => page.locator('.forum-pager [aria-current="page"]');

test.describe('reading', () => {
  test('the list shows announcements first, and every row says who, when and where', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Home - Brightwater Makers');
    await expect(rows(page)).toHaveCount(30);
    await expect(rows(page).first().locator('.forum-tags')).toContainText('Announcement');
    for (const row of await rows(page).all()) {
      await expect(row.getByRole('heading', { level: 2 }).getByRole('link')).toBeVisible();
      await expect(row.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
      await expect(row).toContainText('Started by');
      expect(await row.locator('.forum-tag--user').count()).toBeLessThanOrEqual(3);
    }
    await expect(page.locator('.forum-new'), 'guests have nothing unread').toHaveCount(0);
  });

  test('pages forward, backward and by number', async ({ page }) => {
    await page.goto('/discussions');
    const first = await firstTitle(page);
    await page.getByRole('link', { name: 'Next Page' }).click();
    await expect(page).toHaveURL(/\/discussions\?page=2$/);
    await expect(pageNumber(page)).toHaveText('2');
    await expect(rows(page).first().getByRole('heading')).not.toHaveText(first);
    await page.getByRole('link', { name: 'Previous Page' }).click();
    await expect(page).toHaveURL(/\/discussions$/);
    await page.getByLabel('Jump to page').fill('4');
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect(pageNumber(page)).toHaveText('4');
    await page.getByLabel('Jump to page').fill('');
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect(pageNumber(page), 'an empty field keeps the page').toHaveText('4');
    await page.getByLabel('Jump to page').fill('99999');
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Next Page' }), 'past the end is the last page').toHaveCount(
      0,
    );
  });

  test('sorts by five orders and keeps the order while paging', async ({ page }) => {
    await page.goto('/discussions');
    const sorts = page.getByRole('navigation', { name: 'Sort by' });
    await expect(sorts.getByRole('link')).toHaveText([
      'Recently commented',
      'Newest',
      'Top',
      'Trending',
      'Oldest',
    ]);
    await expect(sorts.locator('[aria-current]')).toHaveText('Recently commented');
    await sorts.getByRole('link', { name: 'Oldest' }).click();
    await expect(sorts.locator('[aria-current]')).toHaveText('Oldest');
    await page.getByRole('link', { name: 'Next Page' }).click();
    await expect(page).toHaveURL(/sort=dateInserted&page=2/);
    await expect(sorts.locator('[aria-current]')).toHaveText('Oldest');
  });

  test('narrows by tag and by category', async ({ page }) => {
    await page.goto('/discussions');
    const tag = page.locator('.forum-aside .forum-tag').first();
    const name = (await tag.innerText()).trim();
    await tag.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(rows(page)).not.toHaveCount(0);
    await page.goto('/categories');
    await page.getByRole('main').getByRole('link', { name: 'Woodworking' }).click();
    await expect(page).toHaveURL(/\/category\/woodworking$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Woodworking');
    await expect(rows(page)).not.toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Making and Growing');
  });

  test('a thread has numbered pages, and a comment leads to its own', async ({ page }) => {
    await openLongThread(page);
    await expect(page.locator('.forum-comments > li')).toHaveCount(30);
    await page.getByRole('link', { name: 'Next Page' }).click();
    await expect(page).toHaveURL(/\/discussion\/\d+\/[^/]+\/p2$/);
    const comment = page.locator('.forum-comments article').first();
    const id = (await comment.getAttribute('id')) ?? '';
    await page.goto(`/discussion/comment/${id.replace('Comment_', '')}`);
    await expect(page).toHaveURL(new RegExp(`/p2#${id}$`));
    await expect(page.locator(`#${id} .userContent`)).toBeVisible();
  });

  test('a profile lists what its user wrote', async ({ page }) => {
    await page.goto('/profile/Mara Lindqvist');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mara Lindqvist');
    await expect(page.locator('[data-react="UserCard"]')).toContainText('Joined');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Comments/ })
      .click();
    await expect(page).toHaveURL(/\/profile\/comments\/Mara%20Lindqvist$/);
    await expect(rows(page)).not.toHaveCount(0);
    await page.goto('/profile/Quiet Observer');
    await expect(page.getByRole('main')).toContainText("This user's profile is private.");
    await expect(rows(page)).toHaveCount(0);
  });

  test('search finds posts and keeps the words', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('banner');
    await bar.locator('summary[aria-label="Search"]:visible').click();
    await bar.getByRole('searchbox', { name: 'Search Text' }).fill('glue');
    await bar.getByRole('button', { name: 'Search', exact: true }).click();
    // A plain form sends its choice of what to look through, too.
    await expect(page).toHaveURL(/\/search\?domain=&query=glue$/);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('glue');
    await expect(page.getByRole('status')).toContainText(/result/);
    await expect(rows(page)).not.toHaveCount(0);
    await page.goto('/search?query=qqqzzzxxx');
    await expect(page.getByRole('main')).toContainText('Nothing was found.');
  });

  test('hostile names and texts stay text', async ({ page }) => {
    await page.goto('/profile/27/x');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<b>Bold</b> Claims');
    await page.goto('/search?query=%3C%2Ftitle%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    await expect(page).toHaveTitle('Search: </title><script>alert(1)</script> - Brightwater Makers');
  });

  test('the interface speaks Arabic from right to left, and remembers it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('أحدث المشاركات');
    await page.goto('/categories');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categories');
  });
});

test.describe('signing in', () => {
  test('leads back to where the reader was, and signing out too', async ({ page, problems }) => {
    problems.allow(/status of 400/);
    await page.goto('/categories');
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await page.getByLabel('Name or e-mail address').fill('member');
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription(
      'The name or the password is wrong.',
    );
    await expect(page.getByLabel('Name or e-mail address')).toHaveValue('member');
    await page.getByLabel('Password').fill(process.env.INLAY_DEMO_PASSWORD ?? 'inlay');
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/categories$/);
    await page.locator('summary[aria-label="My Account"]:visible').click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/categories$/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  });

  test('never leads to another site', async ({ page, forum }) => {
    for (const target of [
      '//evil.test',
      '/\\evil.test',
      'https://evil.test',
      '/%09/evil.test',
      'javascript:alert(1)',
    ]) {
      await page.goto(`/entry/signin?target=${encodeURIComponent(decodeURIComponent(target))}`);
      await expect(page.locator('main input[name="target"]')).toHaveValue('/');
    }
    const answer = await page.request.post('/entry/signin', {
      form: { name: 'member', password: process.env.INLAY_DEMO_PASSWORD ?? 'inlay', target: '//evil.test/x' },
      headers: { origin: forum.url },
      maxRedirects: 0,
    });
    expect([answer.status(), answer.headers().location]).toEqual([303, '/']);
  });

  test('registering says what is wrong at each field and keeps what was typed', async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 400/);
    await page.goto('/entry/register?target=/categories');
    await page.getByLabel('Name', { exact: false }).first().fill('ab');
    await page.getByLabel('E-mail address').fill('no address');
    await page.getByLabel('Password').first().fill('short');
    await page.getByLabel('Password again').fill('other');
    await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
    await expect(page.locator('#name')).toHaveValue('ab');
    await expect(page.locator('#name')).toHaveAccessibleDescription(/name is too short/);
    await expect(page.locator('#email')).toHaveAccessibleDescription(/not a valid e-mail address/);
    await expect(page.locator('#password')).toHaveAccessibleDescription(/too short/);
    await expect(page.locator('#password')).toHaveValue('');
    await expect(page.locator('#passwordConfirmation')).toHaveAccessibleDescription(/not the same/);
    const name = `Fresh Face ${Date.now() % 1_000_000}`;
    await page.locator('#name').fill(name);
    await page.locator('#email').fill(`fresh${Date.now()}@forum.test`);
    await page.locator('#password').fill('long enough');
    await page.locator('#passwordConfirmation').fill('long enough');
    await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL(/\/categories$/);
    await page.locator('summary[aria-label="My Account"]:visible').click();
    await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
  });
});

test.describe('members', () => {
  test.beforeEach(({ as }) => as('member'));

  test('react to a comment; the same reaction again takes it away', async ({ page }) => {
    await openLongThread(page);
    const comment = page.locator('.forum-comments article').nth(3);
    const id = (await comment.getAttribute('id')) ?? '';
    const like = comment.getByRole('button', { name: /^Like/ });
    const agree = comment.getByRole('button', { name: /^Agree/ });
    if ((await like.getAttribute('aria-pressed')) === 'true') await like.click();
    const before = await like.getAttribute('aria-label');
    await like.click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).not.toHaveAttribute('aria-label', before!);
    await agree.click();
    await expect(agree, 'one reaction at a time').toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await agree.click();
    await expect(agree).toHaveAttribute('aria-pressed', 'false');
    await expect(like).toHaveAttribute('aria-label', before ?? '');
  });

  test('are offered no log of reactions, which would open as a dialog', async ({ page, as, context }) => {
    await context.clearCookies();
    await as('moderator');
    await page.goto('/discussions');
    await rows(page).first().getByRole('heading').getByRole('link').click();
    const bar = page.locator('[data-react="ReactionBar"]').first();
    await expect(bar.getByRole('button', { name: 'Promote' })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Log' })).toHaveCount(0);
    await expect(bar.locator('[data-inlay-part="log"]')).toHaveCount(1);
  });

  test('comment, and keep their text when something is wrong', async ({ page, problems }) => {
    problems.allow(/status of 400/);
    await openLongThread(page);
    const field = page.getByRole('textbox', { name: /Your comment/ });
    await field.fill('   ');
    await page.getByRole('button', { name: 'Post Comment' }).click();
    await expect(field).toHaveAccessibleDescription('Please write something first.');
    await expect(field).toBeFocused();
    const text = `A steady hand & <i>patience</i>, ${Date.now()}`;
    await field.fill(text);
    await page.getByRole('button', { name: 'Post Comment' }).click();
    await expect(page).toHaveURL(/#Comment_\d+$/);
    await expect(page.locator(page.url().replace(/^.*#/, '#'))).toContainText(text);
  });

  test('read in plain words that a text is too long, in their language', async ({ page, problems, api }) => {
    problems.allow(/status of 400/);
    const discussionID = await startDiscussion(await api('moderator'));
    const long = `Long ${'o'.repeat(50_000)} end`;
    for (const [locale, sentence] of [
      ['en', 'This text is too long. Please shorten it, or post it in parts.'],
      ['ar', 'هذا النص طويل جدًا. يُرجى اختصاره أو نشره على أجزاء.'],
    ] as const) {
      await page.goto(`/discussion/${discussionID}?locale=${locale}`);
      const field = page.locator('#reply textarea');
      // As it is pasted: no browser may cut it.
      await field.focus();
      await page.keyboard.insertText(long);
      await page.locator('#reply [type="submit"]').first().click();
      await expect(field).toHaveAccessibleDescription(sentence);
      await expect(field).toHaveValue(long);
    }
  });

  test('keep the words that they send to a discussion that has been closed or deleted', async ({
    page,
    problems,
    api,
  }) => {
    problems.allow(/status of 40[34]/);
    const moderator = await api('moderator');
    const send = async (path: string, text: string, locale = 'en') => {
      await page.goto(`${path}?locale=${locale}`);
      await page.getByRole('textbox', { name: /Your comment|تعليقك/ }).fill(text);
    };
    const text = 'Words & <b>more</b>,\n\nof an hour.';
    for (const [locale, sentence, label] of [
      ['ar', 'كلماتك ما زالت هنا لنسخها.', 'نصك'],
      ['en', 'Your words are still here, to be copied.', 'Your text'],
    ] as const) {
      const discussionID = await startDiscussion(moderator);
      await send(`/discussion/${discussionID}`, text, locale);
      expect((await moderator.patch(`/discussions/${discussionID}`, { closed: true })).ok()).toBe(true);
      await page.getByRole('button', { name: /Post Comment|نشر/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A discussion for a test');
      const words = page.getByRole('textbox', { name: label });
      await expect(words).toHaveValue(text);
      await expect(words).toBeFocused();
      await expect(words).toBeInViewport();
      await expect(page.getByRole('alert')).toContainText(sentence);
      await expect(page.getByText(/This discussion has been closed\.|أُغلق هذا النقاش\./)).toBeVisible();
    }
    const discussionID = await startDiscussion(moderator);
    await send(`/discussion/${discussionID}`, text);
    expect((await moderator.delete(`/discussions/${discussionID}`)).ok()).toBe(true);
    await page.getByRole('button', { name: 'Post Comment' }).click();
    await expect(page.getByRole('alert')).toContainText('Your words are still here, to be copied.');
    await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveValue(text);
  });

  test('keep the answer that they send to a comment whose discussion has moved or been closed', async ({
    page,
    problems,
    api,
  }) => {
    problems.allow(/status of 40[03]/);
    const moderator = await api('moderator');
    const answerOne = async (locale: string, text: string) => {
      const discussionID = await startDiscussion(moderator);
      const commentID = await writeComment(moderator, discussionID);
      await page.goto(`/discussion/${discussionID}?reply=${commentID}&locale=${locale}`);
      await page.locator('#reply textarea').fill(text);
      return { discussionID, commentID };
    };
    const text = 'An answer & <b>more</b>,\n\nof an hour.';
    const name = 'Where <b>all</b> goes';
    for (const [locale, sentence, label, to] of [
      ['ar', 'نُقل هذا النقاش. كلماتك ما زالت هنا لنسخها.', 'نصك', 'مكانه الآن:'],
      [
        'en',
        'This discussion has moved. Your words are still here, to be copied.',
        'Your text',
        'Where it is now',
      ],
    ] as const) {
      const { discussionID } = await answerOne(locale, text);
      const destinationDiscussionID = await startDiscussion(moderator, { name });
      const merge = { discussionIDs: [discussionID], destinationDiscussionID, addRedirects: true };
      expect((await moderator.patch('/discussions/merge?longRunnerTimeout=20', merge)).ok()).toBe(true);
      await page.locator('#reply [type="submit"]').first().click();
      const words = page.getByRole('textbox', { name: label });
      await expect(words).toHaveValue(text);
      await expect(words).toBeFocused();
      await expect(words).toBeInViewport();
      await expect(page.getByRole('alert')).toHaveText(sentence);
      await expect(words).toHaveAccessibleDescription(sentence);
      const link = page.locator('#reply').getByRole('link', { name });
      await expect(page.locator('#reply')).toContainText(to);
      await link.click();
      await expect(page).toHaveURL(new RegExp(`/discussion/${destinationDiscussionID}/`));
    }
    const { discussionID, commentID } = await answerOne('en', text);
    expect((await moderator.delete(`/comments/${commentID}`)).ok()).toBe(true);
    expect((await moderator.patch(`/discussions/${discussionID}`, { closed: true })).ok()).toBe(true);
    await page.locator('#reply [type="submit"]').first().click();
    await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveValue(text);
    await expect(page.getByRole('alert')).toContainText('Your words are still here, to be copied.');
  });

  test('keep the title, the tags and the words of a post that cannot be changed any more', async ({
    page,
    problems,
    api,
  }) => {
    problems.allow(/status of 40[34]/);
    const moderator = await api('moderator');
    const change = async (locale: string) => {
      const discussionID = await startDiscussion(await api('member'));
      await page.goto(`/post/editdiscussion/${discussionID}?locale=${locale}`);
      const form = page.locator('form.inl-post');
      await form.locator('[name="name"]').fill('A <b>new</b> title');
      await form.locator('[name="tags"]').fill('oak, "ash"');
      await form.locator('[name="body"]').fill('New words,\n\nof an hour.');
      return { discussionID, send: () => form.locator('[value="post"]').click() };
    };
    for (const [locale, title, tags, text, sentence] of [
      ['en', 'Title', 'Tags', 'Your text', 'Your words are still here, to be copied.'],
      ['ar', 'العنوان', 'الوسوم', 'نصك', 'كلماتك ما زالت هنا لنسخها.'],
    ] as const) {
      for (const isDeleted of [true, false]) {
        const { discussionID, send } = await change(locale);
        const path = `/discussions/${discussionID}`;
        const answer = isDeleted
          ? await moderator.delete(path)
          : await moderator.patch(path, { closed: true });
        expect(answer.ok()).toBe(true);
        await send();
        await expect(page.getByRole('textbox', { name: title })).toHaveValue('A <b>new</b> title');
        await expect(page.getByRole('textbox', { name: tags })).toHaveValue('oak, "ash"');
        await expect(page.getByRole('textbox', { name: text })).toHaveValue('New words,\n\nof an hour.');
        if (isDeleted) await expect(page.getByRole('alert')).toContainText(sentence);
        await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(3);
      }
    }
  });

  test('who were signed out while they wrote read that, and sign in beside their words', async ({
    page,
    problems,
    context,
    as,
    api,
  }) => {
    problems.allow(/status of 403/);
    const moderator = await api('moderator');
    for (const [locale, heading, sentence, title, link, signIn] of [
      [
        ...['ar', 'سُجّل خروجك', 'كلماتك ما زالت هنا. سجّل الدخول', 'العنوان'],
        ...['سجّل الدخول في علامة تبويب جديدة', 'تسجيل الدخول'],
      ],
      [
        ...['en', 'You have been signed out', 'Your words are still here. Sign in', 'Title'],
        ...['Sign in in a new tab', 'Sign In'],
      ],
    ] as const) {
      const discussionID = await startDiscussion(moderator);
      for (const path of ['/post/discussion/woodworking', `/discussion/${discussionID}`]) {
        await as('member');
        await page.goto(`${path}?locale=${locale}`);
        const isPost = path.startsWith('/post/');
        const form = page.locator(isPost ? 'form.inl-post' : '#reply form');
        if (isPost) await form.locator('[name="name"]').fill('A title');
        await form.locator('[name="body"]').fill('Words of an hour.');
        await context.clearCookies({ name: /session/ });
        await form.locator('[type="submit"]').first().click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page.getByRole('alert')).toContainText(sentence);
        await expect(page.locator('#typed')).toHaveValue('Words of an hour.');
        if (isPost) await expect(page.getByRole('textbox', { name: title })).toHaveValue('A title');
        const opened = context.waitForEvent('page');
        await page.getByRole('main').getByRole('link', { name: link }).click();
        const other = await opened;
        await expect(other.getByRole('main').getByRole('button', { name: signIn })).toBeVisible();
        expect(new URL(other.url()).searchParams.get('target')).toMatch(new RegExp(`^${path}`));
        await other.close();
        await expect(page.locator('#typed')).toHaveValue('Words of an hour.');
      }
    }
  });

  test('who signed in again send what they wrote once more, as it was', async ({
    page,
    problems,
    context,
    as,
    api,
  }) => {
    problems.allow(/status of 403/);
    const name = `Sent & sent again ${Date.now()}`;
    const text = 'Words & <b>more</b>,\n\nof an hour.';
    const discussionID = await startDiscussion(await api('moderator'));
    for (const path of ['/post/discussion/woodworking', `/discussion/${discussionID}`]) {
      await as('member');
      await page.goto(path);
      const isPost = path.startsWith('/post/');
      const form = page.locator(isPost ? 'form.inl-post' : '#reply form');
      if (isPost) await form.locator('[name="name"]').fill(name);
      await form.locator('[name="body"]').fill(text);
      await context.clearCookies({ name: /session/ });
      await form.locator('[type="submit"]').first().click();
      const again = page.getByRole('button', { name: 'Send again' });
      await again.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have been signed out');
      await as('moderator');
      await again.click();
      await expect(page.getByRole('alert'), 'whoever signed in decides').toContainText(
        'You are signed in as moderator now.',
      );
      await expect(page.locator('#typed')).toHaveValue(text);
      await context.clearCookies({ name: /session/ });
      await as('member');
      await again.click();
      await expect(page.getByRole('alert')).toContainText('You are signed in as member now.');
      await again.click();
      const words = isPost
        ? page.locator('.forum-post--first .userContent')
        : page.locator('.forum-comments .userContent').last();
      await expect(words).toHaveText(/^Words & <b>more<\/b>,\s*of an hour\.$/);
      if (isPost) await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    }
  });

  test('answer a comment: the focus is in the field, and who is answered is to be read', async ({ page }) => {
    await openLongThread(page);
    for (const name of [/^Reply/, /^Quote/]) {
      await page.getByRole('link', { name }).first().click();
      const field = page.getByRole('textbox', { name: /Your (reply|comment)/ });
      await expect(field).toBeFocused();
      await expect(page.getByRole('heading', { name: 'Leave a comment' })).toBeInViewport();
      await page.goBack();
    }
  });

  test('bookmark a discussion and find it again', async ({ page }) => {
    await openLongThread(page);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const bookmark = page.getByRole('button', { name: 'Bookmark', exact: true });
    if ((await bookmark.getAttribute('aria-pressed')) === 'false') await bookmark.click();
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/discussions/bookmarked');
    await expect(page.getByRole('main')).toContainText(title);
  });

  test('write to another member, who finds the message', async ({ page, problems, browser, as, forum }) => {
    problems.allow(/status of 400/);
    await page.goto('/profile/moderator');
    await page.locator('[data-inlay-part="message"]').click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByLabel('Your message')).toHaveAccessibleDescription(
      'Please write something first.',
    );
    await page.getByLabel('Subject').fill('About the <saw>');
    await page.getByLabel('Your message').fill('Is it still there?\nI could come on Friday.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/messages\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the <saw>');
    const other = await browser.newContext({ baseURL: forum.url, javaScriptEnabled: false });
    await as('moderator', other);
    const theirs = await other.newPage();
    await theirs.goto('/messages');
    await theirs.getByRole('link', { name: 'About the <saw>' }).first().click();
    await expect(theirs.getByRole('article')).toContainText('I could come on Friday.');
    await theirs.getByLabel('Your message').fill('Come by.');
    await theirs.getByRole('button', { name: 'Send' }).click();
    await expect(theirs.getByRole('article').last()).toContainText('Come by.');
    const address = new URL(theirs.url()).pathname;
    await other.close();
    await page.goto(address);
    await expect(page.getByRole('article')).toHaveCount(2);
  });

  test('a form without the key of the session is refused and gives the text back', async ({
    page,
    forum,
  }) => {
    const answer = await page.request.post(`${forum.url}/discussion/1/comment`, {
      form: { body: 'kept & safe' },
    });
    expect(answer.status()).toBe(403);
    expect(await answer.text()).toContain('kept &amp; safe');
    // Nor is the key given to a form that cannot be known for one of ours.
    expect(await answer.text()).not.toContain('Send again');
    const foreign = await page.request.post(`${forum.url}/discussion/1/comment`, {
      form: { body: 'kept & safe' },
      headers: { origin: 'https://evil.test' },
    });
    expect(foreign.status()).toBe(403);
    expect(await foreign.text()).not.toContain('Send again');
  });
});

test.describe('errors', () => {
  test('a conversation of others is not there', async ({ page, problems, as }) => {
    problems.allow(/status of 404/);
    await as('newcomer');
    await page.goto('/messages');
    const own = await page
      .locator('.forum-rows h2 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const foreign = Array.from({ length: 20 }, (_, index) => `/messages/${index + 1}`).filter(
      (path) => !own.includes(path),
    );
    for (const path of foreign.slice(0, 5)) expect((await page.goto(path))?.status(), path).toBe(404);
    expect(foreign.length).toBeGreaterThan(0);
  });

  test('a missing page says so, in the frame of the forum', async ({ page, problems }) => {
    problems.allow(/status of 404/);
    for (const path of [
      '/nowhere',
      '/discussion/999999',
      '/category/nope',
      '/profile/No Such Name',
      '/discussion/x/y/z',
    ]) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      await expect(page.getByRole('main')).toContainText('The page you were looking for could not be found.');
      await expect(page.getByRole('link', { name: 'Back to home page' })).toHaveAttribute('href', '/');
    }
  });

  test('a forbidden page offers guests to sign in', async ({ page, problems, as }) => {
    problems.allow(/status of 403/);
    expect((await page.goto('/category/moderation-desk'))?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Permission Problem');
    await expect(page.getByRole('main')).toContainText("You don't have permission to view this resource.");
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/entry/signin?target=%2Fcategory%2Fmoderation-desk',
    );
    await as('member');
    expect((await page.goto('/category/moderation-desk'))?.status()).toBe(403);
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  });
});
