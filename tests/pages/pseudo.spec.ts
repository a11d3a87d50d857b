import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

// Everything is in view at once: nothing has to be scrolled to.
test.use({ viewport: { width: 1100, height: 12_000 } });

/** What people and their records are called, and what they wrote. */
const data = 'bdi, time, .userContent, textarea, option, [lang]:not(html), pre';

/** Texts of widgets that went through no `t()`: in the pseudo-language each letter of those has an accent. */
const plainTexts = (page: Page) =>
  page.evaluate((people) => {
    const isPlain = (text: string) => /\p{L}{2}/u.test(text) && !text.includes('\u0301');
    const found = new Set<string>();
    for (const tag of document.querySelectorAll('.gallery__stage [data-react][data-inlay-state=mounted]')) {
      const walker = document.createTreeWalker(tag, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (isPlain(node.nodeValue ?? '') && !node.parentElement?.closest(people))
          found.add(
            `${tag.getAttribute('data-react')}: ${node.nodeValue} in ${node.parentElement?.outerHTML.slice(0, 100)}`,
          );
      for (const element of tag.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
          const text = element.getAttribute(name) ?? '';
          if (isPlain(text) && !element.closest(people))
            found.add(`${tag.getAttribute('data-react')}, ${name}: ${text}`);
        }
    }
    return [...found];
  }, data);

test('the gallery in the pseudo-language shows every word of the widgets by t()', async ({
  page,
  as,
  problems,
}) => {
  // Refused props are states too.
  problems.allow(/Inlay: |status of 404/);
  await as('moderator');
  await page.goto('/gallery?only=widgets&locale=pseudo');
  const stages = page.locator(
    '.gallery:has(.gallery__state:text-is("awake")) + .gallery__stage > [data-react]',
  );
  await expect(stages.and(page.locator('[data-inlay-state="mounted"]'))).toHaveCount(await stages.count());
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  expect(await plainTexts(page)).toEqual([]);
  // What was looked through is not nothing: an untranslated word among them is found.
  const button = page.locator('.gallery__stage [data-inlay-state=mounted] button').first();
  await expect(button).toHaveAccessibleName(/^\[.\u0301/);
  await button.evaluate((element) => element.append('Untranslated'));
  expect(await plainTexts(page)).toEqual([expect.stringContaining('Untranslated')]);
});
