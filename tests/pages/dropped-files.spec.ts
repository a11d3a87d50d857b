import type { Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { dotPicture } from '../support/dotPicture';
import { expect, test } from '../support/threadTest';

const form = (page: Page) => page.locator('#reply');

/** Drags a file from the desktop to a place of the page, and lets go of it. */
async function dropFile(page: Page, { x, y }: { x: number; y: number }, path: string): Promise<void> {
  const mouse = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await mouse.send('Input.dispatchDragEvent', { type, x, y, data });
}

test('a picture that is dropped on a sleeping field is uploaded; one beside it does nothing', async ({
  open,
  page,
  context,
}, info) => {
  const path = info.outputPath('dot.png');
  writeFileSync(path, dotPicture('dot.png').buffer);
  await open('member');
  const area = form(page).locator('textarea');
  await area.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const { pathname } = new URL(page.url());
  const box = (await area.boundingBox())!;
  const heading = (await page.locator('h1').boundingBox()) ?? { x: 10, y: 10, width: 0, height: 0 };

  await dropFile(page, { x: Math.max(box.x - 10, 1), y: box.y + 20 }, path);
  await dropFile(page, { x: heading.x + 5, y: Math.max(heading.y, 5) }, path);
  await expect(area).toBeVisible();
  expect(await form(page).locator('[data-inlay-state="asleep"]').count()).toBe(1);

  await dropFile(page, { x: box.x + 30, y: box.y + 20 }, path);
  const picture = form(page).locator('.inl-editor[data-state="rich"]').getByRole('img', { name: 'dot.png' });
  await expect(picture).toBeVisible();
  await expect(form(page).locator('[data-slate-editor]')).toBeFocused();

  await dropFile(page, { x: Math.max(box.x - 10, 1), y: box.y + 20 }, path);
  await expect(picture).toHaveCount(1);
  expect(new URL(page.url()).pathname).toBe(pathname);
  expect(context.pages()).toHaveLength(1);
});
