import { expect, test } from '../support/threadTest';

test('on a host that keeps no room for the title bar, no field is focused under it, and no error either', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 900, height: 320 });
  await open('moderator', '/post/discussion/5');
  await expect(page.locator('.inl-post')).toBeVisible();
  await expect(page.locator('.inl-editor__text')).toBeVisible();
  await page.evaluate(() => (document.documentElement.style.scrollPadding = '0px'));
  const underBar = () =>
    page.evaluate(() => {
      const bar = document.querySelector('.inl-title-bar')!.getBoundingClientRect();
      const focused = document.activeElement!;
      const errors = [...document.querySelectorAll('.inl-field:focus-within .inl-field__problems')];
      return [focused, ...errors]
        .filter((each) => each.getBoundingClientRect().top < bar.bottom)
        .map((each) => each.outerHTML.slice(0, 80));
    });
  const fields = page.locator('main :is(input, textarea, select, [contenteditable=true]):visible');
  await expect(fields.first()).toBeAttached();
  const count = await fields.count();
  expect(count).toBeGreaterThan(3);
  // From the end of the page each one comes in at the top.
  for (let index = count - 1; index >= 0; index -= 1) {
    await page.evaluate(() =>
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    );
    await fields.nth(index).focus();
    expect(await underBar(), `field ${index}`).toEqual([]);
  }
  // What is refused leads to its field.
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.locator('.inl-field:focus-within .inl-field__problems')).toBeVisible();
  expect(await underBar()).toEqual([]);
});
