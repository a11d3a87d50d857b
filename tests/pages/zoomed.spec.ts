import type { Locator, Page } from '@playwright/test';
import { plantCardLink } from '../support/plantCardLink';
import { barOf, buttonOf } from '../support/reactionBar';
import { expect, test } from '../support/threadTest';

interface Host {
  name: string;
  /** Styles of the host's `<html>` and `<body>`. */
  html?: string;
  body?: string;
}

const hosts: Host[] = [
  { name: 'zooms out', html: 'zoom: 0.5' },
  { name: 'zooms its body in', body: 'zoom: 1.5' },
  { name: 'zooms both', html: 'zoom: 1.6', body: 'zoom: 1.25' },
  { name: 'turns its body into a moved box', body: 'transform: translate(40px, 30px); zoom: 1.5' },
  {
    name: 'scrolls its body',
    html: 'block-size: 100%',
    body: 'block-size: 100vh; overflow: auto; zoom: 1.25',
  },
];

const read = (each: Locator) =>
  each.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right, width: innerWidth, height: innerHeight };
  });

/** The box stands right beside its button, on either side, over some of its width, and in the window. */
const expectBeside = (box: Locator, button: Locator) =>
  expect
    .poll(async () => {
      const [one, other] = [await read(box), await read(button)];
      const apart = Math.min(Math.abs(one.top - other.bottom), Math.abs(other.top - one.bottom));
      const problems = {
        'away from it': apart > 12,
        'beside it': one.left >= other.right || one.right <= other.left,
        'out of the window':
          one.left < 0 || one.top < 0 || one.right > one.width + 1 || one.bottom > one.height + 1,
      };
      const found = Object.entries(problems).filter(([, isTrue]) => isTrue);
      return found.length > 0 && { found, one, other };
    })
    .toBe(false);

const restyle = (page: Page, { html = '', body = '' }: Host) =>
  page.evaluate(
    ([root, inner]) => {
      document.documentElement.style.cssText = root;
      document.body.style.cssText = inner;
    },
    [html, body] as const,
  );

test('cards, menus, tooltips and suggestions stand beside their openers wherever the host zooms, moves or scrolls its page', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await open('moderator');
  // The server's field wakes the editor.
  await page.getByRole('textbox', { name: 'Your comment' }).click();
  const editor = page.locator('[data-react="CreateComment"] [role=textbox]');
  await expect(editor).toBeFocused();
  for (const host of hosts) {
    await test.step(host.name, async () => {
      const link = await plantCardLink(page, 7);
      await restyle(page, host);
      await link.click();
      await expectBeside(page.locator('.inl-flyout'), link);
      await page.keyboard.press('Escape');
      await expect(page.locator('.inl-flyout')).toHaveCount(0);

      const menu = page.locator('.forum-comments [data-inlay-part="menu"]').first();
      await menu.click();
      await expectBeside(page.getByRole('menu'), menu);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);

      const like = buttonOf(barOf(page, 1), 'Like');
      await like.hover();
      await expectBeside(page.getByRole('tooltip'), like);

      await editor.click();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('Ask @mar');
      const word = page.locator('[data-react="CreateComment"] [data-slate-node=element]').last();
      await expect(page.getByRole('listbox')).toBeVisible();
      await expectBeside(page.locator('.inl-mentions'), word);
      await page.keyboard.press('Escape');
    });
  }
});
