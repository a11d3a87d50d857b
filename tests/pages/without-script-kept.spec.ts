import { startDiscussion, writeComment } from '../support/forumRecords';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test.beforeEach(({ as }) => as('member'));

test('a text that is sent to a closed or deleted discussion stays to be copied', async ({
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

test('an answer stays to be copied when its discussion has moved or been closed', async ({
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

test('title, tags and text of a post that cannot be changed any more stay to be copied', async ({
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
      const answer = isDeleted ? await moderator.delete(path) : await moderator.patch(path, { closed: true });
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

test('a session that ends while a text is written says so, and offers to sign in beside it', async ({
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

test('after signing in again the text is sent once more, as it was', async ({
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
    await expect(page.getByRole('alert'), 'the next user decides').toContainText(
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

test('a form without the key of the session is refused and gives the text back', async ({ page, forum }) => {
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
test('a text that is too long says so in plain words, in both languages', async ({ page, problems, api }) => {
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
