import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/threadTest';

test('a user without a confirmed e-mail address is told where to confirm it, over everything, until the toast is closed', async ({
  page,
  as,
}) => {
  await as('newcomer');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/v2\/|headless/.test(request.url())) calls.push(request.url());
  });
  await page.goto('/categories');
  // The runtime comes with the first widget that is used; this page's tags sleep.
  await page.evaluate(() => {
    const card = document.createElement('div');
    card.setAttribute('data-react', 'Nothing');
    document.querySelector('main')!.append(card);
    window.inlay!.register({
      names: ['Nothing'],
      element: 'keep',
      when: 'now',
      props: () => ({}),
      view: () => null,
    });
  });
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect(region.getByRole('status')).toHaveText('Your e-mail address is not confirmed yet.');
  expect(calls, 'neither calls nor code for dialogs').toEqual([]);
  await expectNoAxeViolations(page, { include: '.inl-toasts' });

  // What the keyboard focuses behind it is scrolled out from under it.
  const overlap = await page.evaluate(() => {
    const button = document.createElement('button');
    document.body.style.minBlockSize = '300vh';
    const toast = document.querySelector('.inl-toast')!.getBoundingClientRect();
    Object.assign(button.style, {
      position: 'absolute',
      left: `${toast.x}px`,
      top: `${toast.y + scrollY}px`,
    });
    document.body.append(button);
    const hidden = button.getBoundingClientRect().bottom - toast.top;
    button.focus({ preventScroll: true });
    const seen = button.getBoundingClientRect().bottom - toast.top;
    button.remove();
    return { hidden, seen };
  });
  expect(overlap.hidden).toBeGreaterThan(0);
  expect(overlap.seen).toBeLessThanOrEqual(0);

  // Above a modal dialog of the host, and usable there.
  await page.evaluate(() => {
    const dialog = document.createElement('dialog');
    const button = document.createElement('button');
    button.textContent = 'Inside';
    dialog.append(button);
    document.body.append(dialog);
    dialog.showModal();
  });
  const dialog = page.locator('dialog[open]');
  await page.keyboard.press('F6');
  await expect(region).toBeFocused();
  await page.keyboard.press('F6');
  await expect(page.getByRole('button', { name: 'Inside' })).toBeFocused();
  await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  const link = region.getByRole('link', { name: 'Resend confirmation' });
  await expect(link).toBeFocused();
  const top = await link.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(top, 'nothing lies over the toast').toBe(true);

  // Escape means the toast only; focus goes back to where it came from.
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('button', { name: 'Inside' })).toBeFocused();
  await page.keyboard.press('F6');
  await expect(region.getByRole('listitem')).toHaveText('Your e-mail address is not confirmed yet.');
});

test('the second half of a double click that closes a toast does nothing to the page behind; the page that the reminder leads to has none', async ({
  page,
  as,
}) => {
  await as('newcomer');
  await page.goto('/categories');
  const region = page.getByRole('region', { name: 'Notifications' });
  const close = region.getByRole('button', { name: 'Close' });
  // Its words come a moment after its box.
  await expect(region.getByRole('status')).toHaveText('Your e-mail address is not confirmed yet.');
  await close.hover();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '#behind';
    Object.assign(link.style, { position: 'fixed', inset: '0' });
    link.textContent = 'Behind';
    document.body.append(link);
  });
  const box = (await close.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.dblclick(x, y);
  await expect(close).toBeHidden();
  expect(new URL(page.url()).hash).toBe('');
  // The next press is meant.
  await page.mouse.click(x, y);
  await expect(page).toHaveURL(/#behind$/);

  // The page that the reminder leads to has none, and takes the question.
  await page.goto('/entry/emailconfirmrequest');
  await page.getByRole('button', { name: 'Ask an administrator' }).click();
  await expect(page.getByText(/The administrators have been asked/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveCount(0);
});

test('with text twice as large a toast grows with it: nothing of it is hidden, nor off the screen', async ({
  page,
  open,
}) => {
  await open('member');
  await page.getByRole('textbox', { name: 'Your comment' }).click();
  await expect(page.locator('[data-slate-editor]')).toBeFocused();
  await page.keyboard.type('Half a comment');
  await expect(page.getByText('Draft saved on this device.')).toBeVisible();
  const toast = page.locator('.inl-toast');
  const read = () =>
    toast.evaluate((box) => {
      const { x, y, right, bottom, width } = box.getBoundingClientRect();
      const inner = {
        right: x + box.clientLeft + box.clientWidth,
        bottom: y + box.clientTop + box.clientHeight,
      };
      const parts = [...box.querySelectorAll('a, button')].map((part) => part.getBoundingClientRect());
      return {
        width,
        limit: getComputedStyle(box).maxHeight,
        isOnScreen: x >= 0 && y >= 0 && right <= innerWidth && bottom <= innerHeight,
        hidden: [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight],
        whole: parts.map(
          (part) => part.left >= x && part.right <= inner.right && part.bottom <= inner.bottom,
        ),
      };
    });
  const fits = { isOnScreen: true, hidden: [0, 0], whole: [true, true] };
  for (const locale of ['en', 'ar']) {
    await page.goto(`/discussions?locale=${locale}`);
    for (const [width, normal, large] of [
      [1280, 280, 560],
      [320, 280, 288],
    ] as const) {
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
      await page.setViewportSize({ width, height: 640 });
      await expect(toast.getByRole('link')).toBeVisible();
      await expect.poll(read, `${locale}, ${width} px`).toEqual({ ...fits, width: normal, limit: '120px' });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expect
        .poll(read, `${locale}, ${width} px, large`)
        .toEqual({ ...fits, width: large, limit: '240px' });
    }
  }
});

test('a page without toasts is not troubled when their code cannot be had', async ({
  page,
  open,
  problems,
}) => {
  problems.allow(/ERR_FAILED/);
  await page.route(/\/assets\/toasts\./, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/toasts.'));
  await open('member');
  await failed;
  // An uncaught rejection would have been told by then. A browser on a busy machine may never be idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
});
