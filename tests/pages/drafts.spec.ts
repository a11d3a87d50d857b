import { expect, test } from '../support/threadTest';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';

const path = '/post/discussion/7';
const ready = '[data-react="CreatePost"][data-inlay-state="mounted"]';

test('a post is written, kept, found again after a reload, and posted; its draft is gone then', async ({
  page,
  open,
  api,
}) => {
  await open('moderator', path);
  await page.waitForSelector(ready);
  await page.getByLabel('Title').fill('Kept words');
  await page.getByLabel('Your text').fill('The first paragraph.');
  await page.getByLabel('Tags').fill('tools, Brand new');
  await expect(page.getByText('Saved on this device').or(page.getByText('Draft saved.'))).toHaveCount(1);
  await page.reload();
  await expect(page.getByLabel('Your text')).toHaveValue('The first paragraph.');
  await expect(page.getByLabel('Title')).toHaveValue('Kept words');
  await expect(page.getByLabel('Tags')).toHaveValue('tools, Brand new');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Draft saved.')).toBeVisible();
  const drafts = async () =>
    (await (await (await api('moderator')).get('/drafts?parentRecordID=7')).json()) as object[];
  expect(await drafts()).toHaveLength(1);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Kept words', level: 1 })).toBeVisible();
  expect(await drafts()).toHaveLength(0);
  await page.goto(path);
  await page.waitForSelector(ready);
  await expect(page.getByLabel('Title')).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('inlay.drafts'))).toBeNull();
});
