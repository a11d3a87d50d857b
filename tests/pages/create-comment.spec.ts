import { form, openEditor, rich } from '../support/commentEditor';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/threadTest';

test('a comment that is written with tools and keys is posted, shown and focused', async ({
  open,
  page,
  api,
  thread,
}) => {
  await open('member');
  await openEditor(page);
  await page.keyboard.type('Plain ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('bold');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Control+i');
  await page.keyboard.type(' slanted');
  await page.keyboard.press('Control+i');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('> wise words');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Code block' }).click();
  await page.keyboard.type('let a = "<b>";');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  const added = page.locator('.forum-comments > li').nth(3);
  await expect(added.getByRole('article')).toBeFocused();
  await expect(rich(page)).toHaveText('');
  await expect(added.getByRole('group', { name: 'Reactions' })).toBeVisible();
  const comments = await (
    await (await api('member')).get(`/comments?discussionID=${thread.discussionID}`)
  ).json();
  expect(comments.at(-1).body).toBe(
    '<p dir="auto">Plain <strong>bold</strong><em> slanted</em></p><ul dir="ltr"><li dir="auto">one</li><li dir="auto">two</li></ul><blockquote dir="ltr"><p dir="auto">wise words</p></blockquote><pre><code>let a = "&lt;b&gt;";</code></pre>',
  );
  await expect(page.getByRole('heading', { name: '4 comments' })).toBeVisible();
});

test('keys that are typed before the editor is there, or right after a selection, all do what they are for', async ({
  context,
  open,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('member');
  // The text area becomes the editor while it is typed in.
  await page.getByRole('textbox', { name: 'Your comment' }).focus();
  await page.keyboard.type('one two three four');
  const text = rich(page);
  await expect(text).toHaveText('one two three four');
  await expect(text).toBeFocused();
  await page.evaluate(() => navigator.clipboard.writeText('of before'));
  for (const keys of [
    ['Control+a', 'Control+x', 'Control+v'],
    ['Control+Shift+ArrowLeft', 'Control+x', 'Control+v'],
    ['Control+Shift+ArrowLeft', 'Control+Shift+ArrowLeft', 'Control+x', 'Control+v'],
    ['Control+Shift+ArrowLeft', 'Control+c', 'End', 'Control+v'],
  ])
    for (const key of keys) await page.keyboard.press(key);
  await expect(text).toHaveText('one two three fourfour');
  for (const key of ['Home', 'Control+Shift+ArrowRight', 'Control+Shift+ArrowRight', 'Control+b'])
    await page.keyboard.press(key);
  await expect(text.locator('strong')).toHaveText(/^one two\s*$/);

  // Addresses are taken as people write them.
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Address' })).toBeFocused();
  await expectNoAxeViolations(page, { include: '#reply' });
  await page.keyboard.type('bücher.example:8080/neu');
  await page.keyboard.press('Enter');
  await expect(rich(page).getByRole('link')).toHaveAttribute('href', /^https:\/\/.*\.example:8080\/neu$/);
  await expect(rich(page)).toBeFocused();
});

test('with text twice as large the tools are as large as their pictures, and all of them are there', async ({
  open,
  page,
  thread,
}) => {
  for (const [width, locale] of [
    [1280, 'en'],
    [320, 'ar'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await open('member', `${thread.path}?locale=${locale}`);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    // The pointer alone wakes the form, and may meet the editor already.
    await form(page).getByRole('textbox').click();
    await expect(rich(page)).toBeFocused();
    const bar = page.locator('#reply [role="toolbar"]');
    const { room, gaps } = await bar.evaluate((tools) => {
      const within = (inner: DOMRect, box: DOMRect) =>
        Math.min(
          ...[inner.left - box.left, box.right - inner.right],
          ...[inner.top - box.top, box.bottom - inner.bottom],
        );
      const buttons = [...tools.querySelectorAll('button')];
      // One row that scrolls: a tool is within the bar once it is scrolled to.
      const room = buttons.map((tool) => {
        tool.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = tool.getBoundingClientRect();
        const picture = tool.querySelector('svg')!.getBoundingClientRect();
        return Math.min(within(picture, box) - 4, within(box, tools.getBoundingClientRect()));
      });
      const sides = buttons.map((tool) => tool.getBoundingClientRect()).sort((a, b) => a.left - b.left);
      return { room, gaps: sides.slice(1).map(({ left }, index) => left - sides[index]!.right) };
    });
    expect(Math.min(...room), `${width} px, ${locale}`).toBeGreaterThanOrEqual(-0.5);
    expect(Math.min(...gaps), 'no tool covers another').toBeGreaterThanOrEqual(-0.5);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
  }
});
