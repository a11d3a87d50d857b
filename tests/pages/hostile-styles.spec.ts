import type { Page } from '@playwright/test';
import { endTimers, holdTimers } from '../support/holdTimers';
import { plantCardLink } from '../support/plantCardLink';
import { expect, test } from '../support/test';
import { untilQuiet } from '../support/untilQuiet';

/** Milliseconds after which a card does without what add-ons say of its user, and a layout says what is missing. */
const patience = 1000;

/** What depends on the place that a page gives, and not on its rules. */
const placed = String.raw`^(inset-|(top|right|bottom|left)$)`;
const sized = String.raw`${placed}|^((inline|block)-size|width|height|margin-.*|(perspective|transform)-origin)$|^grid-template-`;

/** What the browser computes otherwise for elements of ours when the page becomes hostile. */
const readChanges = (page: Page, selector: string, ignored: string) =>
  page.evaluate(
    async ([root, without]) => {
      const hostile = new CSSStyleSheet();
      hostile.replaceSync(await (await fetch('/static/gallery-hostile.css')).text());
      const properties = [...getComputedStyle(document.documentElement)].filter(
        (name) => !new RegExp(without).test(name),
      );
      const seen = new Map<string, number>();
      const elements = [...document.querySelectorAll<HTMLElement>(`${root},${root} *`)].filter((element) => {
        // A bar has a dozen buttons, and all of them the same styles.
        const name = `${element.localName} ${element.getAttribute('class')}`;
        seen.set(name, (seen.get(name) ?? 0) + 1);
        return seen.get(name)! <= 3;
      });
      const read = () =>
        elements.flatMap((element) =>
          (element.hasAttribute('placeholder') ? ['', '::placeholder'] : ['']).map((part) => {
            const style = getComputedStyle(element, part || undefined);
            const placed = element.style.transform !== '';
            const values = properties.map((each) =>
              placed && each === 'transform' ? '' : style.getPropertyValue(each),
            );
            return { name: `${element.localName}.${element.getAttribute('class')}${part}`, values };
          }),
        );
      const plain = read();
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, hostile];
      const there = read();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== hostile);
      const changes = plain.flatMap(({ name, values }, index) =>
        values.flatMap((value, place) => {
          const other = there[index]!.values[place];
          return value === other ? [] : `${name} { ${properties[place]!}: ${value} } becomes ${other}`;
        }),
      );
      return { count: plain.length, changes };
    },
    [selector, ignored] as const,
  );

/** What arrives between two readings changes by itself, and only once. */
const expectUnchanged = (page: Page, selector: string, atLeast: number, ignored = placed) =>
  expect(async () => {
    const { count, changes } = await readChanges(page, selector, ignored);
    expect(count).toBeGreaterThan(atLeast);
    expect(changes).toEqual([]);
  }).toPass();

/** Shapes of icons are drawn where icons are, and nowhere else. */
async function expectIcons(page: Page): Promise<void> {
  // Not displayed at all: what only has no size is styled with the page.
  await expect(page.locator('svg:has(> symbol)').first()).toHaveCSS('display', 'none');
  const use = page.locator('.inl-reactions [value] use').first();
  await expect(use).toBeVisible();
  expect(await use.evaluate((shown: SVGUseElement) => shown.getBBox().width)).toBeGreaterThan(5);
}

test('server HTML computes the same styles in a hostile page, and has its icons', async ({ page, as }) => {
  await as('moderator');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/discussion/5');
  await expectUnchanged(page, '[data-react] .inl-root', 100, sized);
  await expectIcons(page);
  await page.evaluate(async () => {
    const hostile = new CSSStyleSheet();
    hostile.replaceSync(await (await fetch('/static/gallery-hostile.css')).text());
    document.adoptedStyleSheets.push(hostile);
  });
  await expectIcons(page);
  await page.goto('/profile/preferences');
  await expectUnchanged(page, '[data-react] .inl-root', 20, sized);
});

test('widgets compute the same styles in a hostile page, at rest and open', async ({
  page,
  as,
  problems,
}) => {
  // Refused props are states too.
  problems.allow(/Inlay: /);
  await as('moderator');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const discussions = [{ discussionID: 5, name: 'One', categoryID: 2, closed: false }];
    sessionStorage.setItem('inlay.checked', JSON.stringify({ userID: 2, discussions }));
  });
  await holdTimers(page, patience);
  await page.goto('/gallery?only=widgets');
  // Beside some stands what belongs to them: a layout's page, the host of a list.
  const tag = '.gallery:has(.gallery__state:text-is("awake")) + .gallery__stage > [data-react]';
  const stages = page.locator(`${tag}[data-inlay-state]`);
  // Those below the first part of the page are seen with the frame after it.
  await expect(page.locator(`${tag}:not([data-inlay-state])`)).toHaveCount(0);
  const there = await stages.count();
  expect(there).toBeGreaterThan(8);
  // A few come as they are seen, which is not before a frame was drawn of their place.
  for (const stage of await stages.all()) {
    await stage.scrollIntoViewIfNeeded();
    await expect(stage).toHaveAttribute('data-inlay-state', 'mounted');
  }
  expect(await stages.count()).toBe(there);
  await expect(page.getByRole('region', { name: 'Bulk actions' })).toContainText('1 selected');
  await expect(page.locator('[data-react="UserCard"] .inl-badges').first()).toBeVisible();
  await expect(page.locator('[data-react="CreateComment"] [contenteditable=true]').first()).toBeVisible();
  await endTimers(page);
  await untilQuiet(page);
  await expectUnchanged(page, '.inl-root', 200);

  const dialog = page.getByRole('dialog');
  await page.locator('[data-react="CategoryFollowDropDown"] button').first().click();
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  await expectUnchanged(page, '.inl-layer', 40);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await (await plantCardLink(page, 7, 'top left')).click();
  await expect(dialog.locator('.inl-badges')).toBeVisible();
  await expect(dialog.locator('.inl-rank')).toBeVisible();
  await expectUnchanged(page, '.inl-layer', 40);
});
