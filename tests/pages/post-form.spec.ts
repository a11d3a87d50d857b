import type { Page } from '@playwright/test';
import { startDiscussion } from '../support/forumRecords';
import { holdCode } from '../support/holdCode';
import { expectKept, keptTexts } from '../support/keptTexts';
import { pickCategory } from '../support/pickers';
import { expect, test } from '../support/threadTest';

const area = (page: Page) => page.locator('textarea[name=body]');
const rich = (page: Page) => page.locator('.inl-editor[data-state="rich"] [data-slate-editor]');
const keptNote = (page: Page) =>
  page.getByText('Draft saved on this device.').or(page.getByText('Draft saved.'));

const line = (...children: object[]) => ({ type: 'p', children });
const linked = line(
  { text: 'See ' },
  { type: 'a', url: 'https://example.com/plans', children: [{ text: 'the plans' }] },
  { text: '.' },
);
const written = (...lines: object[]) => ({ body: JSON.stringify(lines), format: 'rich2' });

test('keys that are pressed in a post before its editor is there go where the caret was', async ({
  page,
  open,
  api,
}) => {
  const post = written(line({ text: 'One two' }), linked);
  const id = await startDiscussion(await api('member'), post);
  const editor = await holdCode(page, 'editor');
  await open('member', `/post/editdiscussion/${id}`);
  await page.waitForSelector('[data-react="CreatePost"][data-inlay-state="mounted"]');
  const field = page.getByRole('textbox', { name: 'Your text' });
  await field.focus();
  await field.evaluate((textArea: HTMLTextAreaElement) => {
    const at = textArea.value.indexOf(' two');
    textArea.setSelectionRange(at, at);
  });
  await page.keyboard.type('XX');
  editor.release();
  await expect(rich(page)).toBeFocused();
  await page.keyboard.type('YY');
  await expect(rich(page).locator('[data-slate-node=element]').first()).toHaveText('OneXXYY two');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const text = page.locator('.userContent').first();
  await expect(text).toContainText('OneXXYY two');
  await expect(text.getByRole('link', { name: 'the plans' })).toBeVisible();
});

test('a post that the plain form sent and the server refused stays with the reason and is a draft', async ({
  page,
  open,
  problems,
}) => {
  problems.allow(/status of 4\d\d/);
  const code = await holdCode(page);
  await open('moderator', '/post/discussion/8');
  const answered = page.waitForEvent('load');
  await area(page).evaluate((field: HTMLTextAreaElement) => {
    const form = field.form!;
    (form.elements.namedItem('name') as HTMLInputElement).value = 'Sent without script';
    field.value = `Long ${'o'.repeat(60_000)}`;
    form.submit();
  });
  await answered;
  code.release();
  await expect(rich(page)).toContainText('Long oooo');
  await expect(page.getByText('too long')).toHaveCount(1);
  await expect(page.getByLabel('Title')).toHaveValue('Sent without script');
  await expect(keptNote(page)).toHaveCount(1);
  await page.goto('/post/discussion/8');
  await expect(rich(page)).toContainText('Long oooo');
  await expect(page.getByLabel('Title')).toHaveValue('Sent without script');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(rich(page)).toHaveText('');
});

test('a text that was left before its draft was known reaches the server from the next page, without a title', async ({
  page,
  open,
  api,
}) => {
  const place = { recordType: 'discussion', parentRecordType: 'category', parentRecordID: 9 };
  await open('member', '/post/discussion/9');
  await expect(rich(page)).toBeVisible();
  await rich(page).click();
  await page.keyboard.type('Left.');
  await expectKept(page, 'Left.');
  await expect(keptNote(page)).toHaveCount(1);
  // As a browser leaves it that is killed while stored words are still looked for: only what was touched is there.
  await page.evaluate(async () => {
    const opened = indexedDB.open('inlay.drafts');
    await new Promise((resolve) => (opened.onsuccess = resolve));
    const rows = opened.result.transaction('drafts', 'readwrite').objectStore('drafts');
    const all = rows.getAll();
    await new Promise((resolve) => (all.onsuccess = resolve));
    const { meta, ...row } = all.result[0] as { meta: { postTypeID: string } };
    rows.put({ ...row, draftID: null, onServer: null, meta: { postTypeID: meta.postTypeID } });
    await new Promise((resolve) => (rows.transaction.oncomplete = resolve));
    opened.result.close();
  });
  await page.reload();
  await expect(rich(page)).toHaveText('Left.');
  await expect(page.getByText('Draft saved.', { exact: true })).toBeVisible();
  const client = await api('member');
  const query = new URLSearchParams(Object.entries(place).map(([name, value]) => [name, String(value)]));
  expect(await (await client.get(`/drafts?${query.toString()}`)).text()).toContain('Left.');
});

test('a post that one tab has published stays in the form of another tab, whose own words follow it', async ({
  page,
  open,
  api,
}) => {
  const id = await startDiscussion(await api('member'), { name: 'As it was', body: 'Original words.' });
  const path = `/post/editdiscussion/${id}`;
  await open('member', path);
  const other = await page.context().newPage();
  await other.goto(path);
  for (const tab of [page, other]) await expect(rich(tab)).toBeVisible();
  const write = async (tab: Page, words: string) => {
    await rich(tab).click();
    await tab.keyboard.press('Control+End');
    await tab.keyboard.type(words);
  };
  const save = (tab: Page) => tab.getByRole('button', { name: 'Save', exact: true }).click();
  const published = (tab: Page) => tab.locator('.userContent').first();
  await page.getByLabel('Title').fill('As it is');
  await write(page, ' From one.');
  await expect(rich(other)).toHaveText('Original words. From one.');
  await save(page);
  await expect(published(page)).toHaveText('Original words. From one.');
  await expect(other.getByText('This draft has been posted.')).toBeVisible();
  await write(other, ' From two.');
  await expect(rich(other)).toHaveText('Original words. From one. From two.');
  await save(other);
  await expect(published(other)).toHaveText('Original words. From one. From two.');
  await expect(other.getByRole('heading', { name: 'As it is', level: 1 })).toBeVisible();
});

test('a post that lacks something is not sent, and one whose tags the server does not take stays: each field says why', async ({
  page,
  open,
  problems,
}) => {
  problems.allow(/status of 400/);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/discussions')) sent.push(request.url());
  });
  await open('moderator', '/post/discussion');
  await expect(rich(page)).toBeVisible();
  const post = page.getByRole('button', { name: 'Post', exact: true });
  const title = page.getByLabel('Title');
  await post.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Something is still missing.' })).toBeVisible();
  await expect(title).toHaveAccessibleDescription('Please fill this in.');
  await expect(title).toBeFocused();
  await expect(page.getByLabel('Category')).toHaveAccessibleDescription('Please choose a category.');
  await expect(page.getByText('Please write something first.')).toBeVisible();

  await title.fill('Only a title');
  await pickCategory(page, 'Woodworking');
  await post.click();
  await expect(rich(page)).toBeFocused();
  await expect(title).toHaveAccessibleDescription('');
  expect(sent).toEqual([]);

  await page.keyboard.type('Words.');
  const tags = page.getByLabel('Tags');
  await tags.fill('one, two, three, four, five, six');
  await post.click();
  await expect(tags).toHaveAccessibleDescription(/A post can have 5 tags at most\./);
  await expect(tags).toHaveAttribute('aria-invalid', 'true');
  await expect(tags).toBeFocused();
  await expect(rich(page)).toHaveText('Words.');
});

test('nothing below the text of a post or a comment moves as the editor takes its place', async ({
  page,
  open,
  thread,
}) => {
  for (const [path, button] of [
    ['/post/discussion', 'Post'],
    [thread.path, 'Post Comment'],
  ] as const) {
    const code = await holdCode(page, '');
    await open('moderator', path);
    const below = page.getByRole('button', { name: button, exact: true });
    const places = async () => {
      const all: number[] = [];
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        // A busy page hears of it later.
        await page.waitForFunction((own) => innerWidth === own, width);
        all.push(await below.evaluate((element) => element.getBoundingClientRect().top + scrollY));
      }
      return all;
    };
    const before = await places();
    // Not in its way: what is clicked must still be there.
    await area(page).click();
    code.release();
    await expect(rich(page)).toBeVisible();
    for (const [index, place] of (await places()).entries())
      expect(Math.abs(place - before[index]!), `${path}, ${index}`).toBeLessThanOrEqual(1);
  }
});

test('a post that waits for approval says so in view and aloud, and leaves nothing to be sent twice', async ({
  as,
  api,
  page,
}) => {
  const message = 'Your post will appear after it is approved.';
  await page.route(/\/discussions$/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 202, json: { message, status: 202, description: null } })
      : route.fallback(),
  );
  await as('member');
  await page.setViewportSize({ width: 320, height: 640 });
  // In the reader's own words, and not in the server's.
  await page.goto('/post/discussion/woodworking?locale=ar');
  const words = 'سيظهر منشورك بعد الموافقة عليه.';
  const form = page.locator('form.inl-post');
  const title = form.locator('input[name="name"]');
  await title.fill('A title that waits');
  const text = form.locator('[contenteditable="true"]');
  await text.click();
  await page.keyboard.type('Words that wait.');
  await expectKept(page, 'Words that wait.');
  await page.keyboard.press('Control+Enter');
  await expect(form.getByText(words)).toBeInViewport({ ratio: 0.9 });
  await expect(page.locator('[aria-live="polite"], [role="status"]').getByText(words)).toHaveCount(1);
  await expect(title).toHaveValue('');
  await expect(text).toHaveText('');
  await expect(text).toBeFocused();
  const left = async () =>
    [...(await keptTexts(page)), await (await (await api('member')).get('/drafts?limit=500')).text()].join();
  await expect.poll(left).not.toContain('Words that wait.');
  expect(await left()).not.toContain('A title that waits');
});
