import { expect, test } from '../support/test';

// Everything is in view at once: nothing has to be scrolled to.
test.use({ viewport: { width: 1100, height: 12_000 } });

test('the gallery shows the widgets in the pseudo-language', async ({ page, as, problems }) => {
  // Refused props are states too.
  problems.allow(/Inlay: |status of 404/);
  await as('moderator');
  await page.goto('/gallery?only=widgets&locale=pseudo');
  const stages = page.locator(
    '.gallery:has(.gallery__state:text-is("awake")) + .gallery__stage > [data-react]',
  );
  await expect(stages.and(page.locator('[data-inlay-state="mounted"]'))).toHaveCount(await stages.count());
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  const button = page.locator('.gallery__stage [data-inlay-state=mounted] button').first();
  await expect(button).toHaveAccessibleName(/^\[.\u0301/);
});
