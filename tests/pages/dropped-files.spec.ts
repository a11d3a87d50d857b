import type { Locator, Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { dotPicture } from '../support/dotPicture';
import { expect, test } from '../support/threadTest';
import { untilQuiet } from '../support/untilQuiet';

const form = (page: Page) => page.locator('#reply');

/** Drags a file from the desktop to a place beside the start of a part of the page, and lets go of it. */
async function dropFile(part: Locator, [right, down]: [number, number], path: string): Promise<void> {
  const page = part.page();
  const mouse = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  const box = (await part.boundingBox())!;
  const place = { x: Math.max(box.x + right, 1), y: Math.max(box.y + down, 5) };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await mouse.send('Input.dispatchDragEvent', { type, ...place, data });
}

/** It is the page that takes what is dropped, and not the browser, which opens it. */
const takesDrops = (page: Page) =>
  page.waitForFunction(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([], 'dot.png'));
    const drag = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true });
    return !document.body.dispatchEvent(drag);
  });

test('a picture that is dropped on a sleeping field or the editor’s toolbar is uploaded; one beside does nothing', async ({
  open,
  page,
  context,
}, info) => {
  const path = info.outputPath('dot.png');
  writeFileSync(path, dotPicture('dot.png').buffer);
  await open('member');
  const area = form(page).locator('textarea');
  await area.scrollIntoViewIfNeeded();
  await takesDrops(page);
  await untilQuiet(page);
  const { pathname } = new URL(page.url());

  await dropFile(area, [-10, 20], path);
  await dropFile(page.locator('h1'), [5, 0], path);
  await expect(area).toBeVisible();
  expect(await form(page).locator('[data-inlay-state="asleep"]').count()).toBe(1);

  await dropFile(area, [30, 20], path);
  const picture = form(page).locator('.inl-editor[data-state="rich"]').getByRole('img', { name: 'dot.png' });
  await expect(picture).toBeVisible();
  await expect(form(page).locator('[data-slate-editor]')).toBeFocused();

  const tools = form(page).getByRole('toolbar');
  await dropFile(tools, [30, 10], path);
  await expect(picture).toHaveCount(2);

  await dropFile(tools, [-10, 20], path);
  await expect(picture).toHaveCount(2);
  expect(new URL(page.url()).pathname).toBe(pathname);
  expect(context.pages()).toHaveLength(1);
});
