import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/test';

const places = [
  '/',
  '/categories',
  '/category/woodworking',
  '/discussion/5',
  '/profile/Mara Lindqvist',
  '/search?query=bread',
  '/entry/signout',
];
/** Those of a row are looked at in one context, signed in once, and are never more than a test may take. */
const rows = [places.slice(0, 2), places.slice(2, 3), places.slice(3, 4), places.slice(4)];
const darkToo = ['/', '/discussion/5'];
const asked = (place: string, query: string) => `${place}${place.includes('?') ? '&' : '?'}${query}`;

test('a stylesheet that comes after its HTML changes the look at once, the first stop of the keyboard leads past the title bar, and a printed thread is its texts', async ({
  page,
  as,
}) => {
  await as('member');
  for (const place of ['/discussions', '/discussion/5']) {
    await page.goto(place);
    const moved = await page.evaluate(async () => {
      const names = new Set<string>();
      addEventListener(
        'transitionrun',
        ({ target, propertyName }) => {
          const name = (target as Element).getAttribute('class');
          if (name?.includes('inl-')) names.add(`${name}: ${propertyName}`);
        },
        true,
      );
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
      for (const disabled of [true, false]) {
        for (const link of links) link.disabled = disabled;
        await frame();
        await frame();
      }
      return [...names];
    });
    expect(moved, place).toEqual([]);
  }
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to content');
  await expect(page.locator(':focus')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('.forum-post--first .userContent')).toBeVisible();
});

for (const row of rows) {
  const names = row.join(', ');

  test(`${names}: no accessibility violations, nothing cut off or scrolled sideways at any width, in English and Arabic, light and dark`, async ({
    page,
    as,
  }) => {
    await as('moderator');
    // Colours change at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const place of row)
      for (const [locale, look] of [
        ['en', 'everything'],
        ['ar', 'all but colours'],
      ] as const) {
        await page.goto(asked(place, `locale=${locale}`));
        await test.step(`${place}, ${locale}`, () => expectNoAxeViolations(page, { look }));
        // The list and the thread are of the same colours as all others.
        if (locale === 'en' && darkToo.includes(place)) {
          await page.emulateMedia({ colorScheme: 'dark' });
          await test.step(`${place}, dark`, () => expectNoAxeViolations(page, { look: 'colours' }));
          await page.emulateMedia({ colorScheme: 'light' });
        }
        for (const width of [320, 800, 1366]) {
          await page.setViewportSize({ width, height: 800 });
          const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          await expect.poll(wide, `${place} in ${locale} at ${width} px`).toBeLessThanOrEqual(0);
        }
      }
  });
}
