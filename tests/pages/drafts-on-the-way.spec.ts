import { body, draftToast, newPost, rich } from '../support/draftForms';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expectSent } from '../support/expectSent';
import { expectKept } from '../support/keptTexts';
import { holdCalls } from '../support/holdCalls';
import { expectTags } from '../support/pickers';
import { expect, test } from '../support/threadTest';

test('a text that is written while a post is on its way is the draft of a change to it', async ({
  page,
  open,
  api,
}) => {
  await open('moderator', newPost);
  await page.getByLabel('Title').fill('Sent early');
  await rich(page).click();
  await page.keyboard.type('Sent');
  const posts = await holdCalls(page, /\/api\/v2\/discussions$/);
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => posts.asked).toHaveLength(1);
  await page.keyboard.type(' and more');
  await page.getByLabel('Tags').fill('late');
  posts.release();
  // It is said aloud, too, and then again when there is more to say.
  const note = page.locator('#content').getByText('Your post has been published.');
  await expect(note).toContainText('What you have written since is not in it until you save.');
  await expect(page.getByLabel('Tags')).toBeFocused();
  await expect(rich(page)).toHaveText('Sent and more');
  const saved = page.getByText('Saved on this device').or(page.getByText('Draft saved.'));
  await expect(saved).toHaveCount(1);
  await expectKept(page, 'late');
  await expectNoAxeViolations(page, { include: '#content' });

  const address = (await page.getByRole('link', { name: 'Go to the post' }).getAttribute('href'))!;
  const id = Number(/discussion\/(\d+)/.exec(address)![1]);
  const own = await api('moderator');
  const discussion = async () => (await (await own.get(`/discussions/${id}`)).json()) as { body: string };
  expect((await discussion()).body).toContain('>Sent</p>');
  // The text is found where the post is changed, whatever happens to this page.
  await page.goto(`/post/editdiscussion/${id}`);
  await expect(rich(page)).toHaveText('Sent and more');
  await expectTags(page, 'late');
  // The first page has told the server as it went.
  await expectSent(own, 'Sent and more');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.forum-post--first')).toContainText('Sent and more');
  // And nothing of it is left on the server, nor where new posts are written.
  await expect.poll(async () => (await own.get('/drafts?limit=500')).text()).not.toContain('Sent and more');
  await page.goto(newPost);
  await expect(rich(page)).toHaveText('');
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('a text that is written while the page of a new post is on its way is the draft of a change to it', async ({
  page,
  open,
  problems,
}) => {
  // A stylesheet opened as a page names no icon.
  problems.allow(/favicon\.ico/);
  await open('moderator', newPost);
  await page.getByLabel('Title').fill('On its way');
  await rich(page).click();
  await page.keyboard.type('Sent');
  const pages = await holdCalls(page, /\/discussion\/\d+\/on-its-way/);
  // The page's own keys would wait for the page that is held.
  const session = await page.context().newCDPSession(page);
  await page.getByRole('button', { name: 'Post', exact: true }).evaluate((button) => {
    setTimeout(() => (button as HTMLButtonElement).click());
  });
  await expect.poll(() => pages.asked).toHaveLength(1);
  await session.send('Input.insertText', { text: ' and more' });
  // The page may go once this device has the text, which another page of the forum sees.
  const other = await page.context().newPage();
  await other.goto('/static/gallery-hostile.css');
  await expectKept(other, 'and more');
  await other.close();
  pages.release();
  await expect(page.getByRole('heading', { name: 'On its way', level: 1 })).toBeVisible();
  // The post's page says so, also while a comment is written there, and leads to the words.
  await expect(draftToast(page)).toBeVisible();
  await body(page, 'Your comment').click();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('Another thing');
  await expect(page.getByText('Draft saved on this device.')).toBeVisible();
  await page.getByRole('link', { name: 'Navigate to Draft' }).click();
  await page.waitForURL(`**/post/editdiscussion/${/\d+/.exec(pages.asked[0]!)![0]}`);
  await expect(rich(page)).toHaveText('Sent and more');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.forum-post--first')).toContainText('Sent and more');
  await page.getByRole('link', { name: 'Navigate to Draft' }).click();
  await expect(rich(page)).toHaveText('Another thing');
});
