import type { Page } from '@playwright/test';
import type { Client } from '../support/apiTest';
import { writeComment } from '../support/forumRecords';
import { holdCalls } from '../support/holdCalls';
import { endTimers, holdTimers } from '../support/holdTimers';
import { expect, test } from '../support/threadTest';

/** Styles of what stands below the comments: the page's first screen needs none of them. */
const stylesBelow = /CreateComment\.[^/]+\.css$/;

/** Milliseconds after which the page shows itself, whatever is not there yet. */
const ofShow = 3000;

const isPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** The parser has come as far as it can: frames would have been shown by then. */
async function whole(page: Page): Promise<void> {
  let before = -1;
  const isStill = async () => {
    const count = await page.evaluate(() => document.querySelectorAll('*').length);
    return before === (before = count);
  };
  await expect.poll(isStill, { intervals: [100] }).toBe(true);
}

/** Eight comments, each as high as a screen: their IDs. */
async function writeLong(client: Client, discussionID: number): Promise<number[]> {
  const comments: number[] = [];
  for (let number = 0; number < 8; number += 1)
    comments.push(await writeComment(client, discussionID, `Number ${number}. ${'Words. '.repeat(150)}`));
  return comments;
}

test('the title bar is shown and leads on while the styles below it are on their way', async ({
  page,
  as,
  thread: { path },
}) => {
  await as('moderator');
  const held = await holdCalls(page, /ReactionBar\.[^/]+\.css$/);
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => isPainted(page)).toBe(true);
  await expect(page.locator('#titleBar')).toHaveCSS('position', 'sticky');
  await page.getByRole('banner').locator('summary[aria-label="My Account"]:visible').click();
  await expect(page.getByRole('dialog', { name: 'My Account' }).getByRole('link')).not.toHaveCount(0);
  // What has no styles yet is not there rather than unstyled.
  await expect(page.locator('.forum-post--first')).toHaveCount(0);
  held.release();
  await expect(page.locator('.forum-comments > li')).toHaveCount(3);
});

test('a thread’s first post is shown and answers while the styles below it are on their way', async ({
  page,
  as,
  thread: { path },
}) => {
  await as('moderator');
  const held = await holdCalls(page, stylesBelow);
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => isPainted(page)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.forum-comments > li')).toHaveCount(0);
  const like = page.locator('.forum-post--first').getByRole('button', { name: /^Like/ });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  held.release();
  await expect(page.locator('.forum-comments > li')).toHaveCount(3);
});

test('a link to a comment, and the way back, never show the top of the page first', async ({
  page,
  as,
  api,
  thread: { path, discussionID },
}) => {
  await as('moderator');
  await holdTimers(page, ofShow);
  const last = (await writeLong(await api('moderator'), discussionID)).at(-1);
  const held = await holdCalls(page, stylesBelow);
  await page.goto(`${path}#Comment_${last}`, { waitUntil: 'commit' });
  await expect(page.locator('.forum-post--first')).toBeAttached();
  await whole(page);
  expect(await isPainted(page)).toBe(false);
  held.release();
  await expect.poll(() => isPainted(page)).toBe(true);
  await expect(page.locator(`#Comment_${last}`)).toBeInViewport();

  await page.evaluate((address) => {
    window.history.replaceState(null, '', address);
    scrollTo(0, 1500);
  }, path);
  const again = await holdCalls(page, stylesBelow);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('.forum-post--first')).toBeAttached();
  await expect.poll(() => again.asked.length).toBe(1);
  await whole(page);
  expect(await isPainted(page)).toBe(false);
  again.release();
  await expect.poll(() => isPainted(page)).toBe(true);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
});

test('a link to a comment in the middle shows no frame of anything else', async ({
  page,
  as,
  api,
  thread: { path, discussionID },
}) => {
  await as('moderator');
  await holdTimers(page, ofShow);
  const comments = await writeLong(await api('moderator'), discussionID);
  await page.addInitScript(() => {
    const places: number[] = [];
    const look = () => {
      if (document.querySelector('.forum-post--first')) places.push(scrollY);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { places });
  });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(`${path}#Comment_${comments[3]}`);
  await expect(page.locator(`#Comment_${comments[3]}`)).toBeInViewport();
  const places = await page.evaluate(() => (window as unknown as { places: number[] }).places);
  expect(Math.min(...places)).toBeGreaterThan(500);
  expect(said).toEqual([]);
});

test('a link to a comment shows the page after three seconds, though a stylesheet hangs', async ({
  page,
  as,
  thread: { path, comments },
}) => {
  await as('moderator');
  await holdTimers(page, ofShow);
  const held = await holdCalls(page, stylesBelow);
  await page.goto(`${path}#Comment_${comments[0]}`, { waitUntil: 'commit' });
  await expect(page.locator('.forum-post--first')).toBeAttached();
  await whole(page);
  expect(await isPainted(page)).toBe(false);
  await endTimers(page);
  await expect.poll(() => isPainted(page)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  held.release();
  await expect(page.locator('.forum-comments > li')).toHaveCount(3);
});
