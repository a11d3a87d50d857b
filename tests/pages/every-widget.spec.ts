import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { startForumServer } from '../support/forumServer';
import { holdCode } from '../support/holdCode';
import { composed, plantEveryWidget } from '../support/plantEveryWidget';
import { signIn } from '../support/signIn';
import { expect, test } from '../support/test';
import { watchShifts } from '../support/watchShifts';

test.slow();

const whoReads = /\/users\/(me|\$me\/permissions)\b/;

test('pages of all widgets: nothing is asked for, nothing moves while they are read, and each is accessible with script and without', async ({
  page,
  browser,
}) => {
  const server = await startForumServer(composed);
  const pages = await plantEveryWidget(server);
  const cookies = await signIn(server.url, 'member');
  await page.context().addCookies(cookies);
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  await plain.addCookies(cookies);
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/v2/') && calls.push(request.url()));
  const shifts = await watchShifts(page, 'main');

  for (const { view, path } of pages)
    await test.step(view, async () => {
      calls.length = 0;
      // An editor asks once who reads now, on a page that took more than three seconds to come.
      const unforeseen = () => calls.filter((url) => view !== 'createPost' || !whoReads.test(url));
      const code = view === 'createPost' ? await holdCode(page, 'CreatePost') : null;
      await page.goto(new URL(path, server.url).href);
      if (code) {
        // It may come when what stands below the form is being read.
        const form = page.locator('main .inl-post');
        const height = async () => (await form.boundingBox())!.height;
        const before = await height();
        code.release();
        await expect(form.locator('.inl-editor[data-state="rich"]')).toBeVisible();
        expect(await height(), 'of the form, asleep and awake').toBeCloseTo(before);
      }
      const tabs = page.getByRole('tablist', { name: 'One of two' });
      const front = page.getByRole('tabpanel', { name: 'A panel in front' });
      const behind = page.getByRole('tabpanel', { name: 'A panel behind' });
      // Its panels stand one below the other until it is there.
      await expect(tabs).toBeAttached();
      // Down to the end, widget by widget: what wakes when it is seen does so.
      for (const node of await page.locator('main .inl-layout__node').all())
        await node.scrollIntoViewIfNeeded();
      await expect(page.locator('main [data-inlay-state=loading]')).toHaveCount(0);
      await expect(front).toBeVisible();
      await expect(behind).toBeHidden();
      expect(unforeseen(), `${view}: calls`).toEqual([]);
      expect(await shifts(), `${view}: shifts`).toEqual([]);
      if (view === 'createPost' || view === 'customPage')
        await expectNoAxeViolations(page, { include: 'main' });

      if (view === 'home') {
        const bar = page.locator('.inl-title-bar');
        await expect(bar).toHaveCSS('background-color', 'rgb(138, 122, 0)');
        await expectNoAxeViolations(page, { include: '.inl-title-bar', look: 'colours' });
      }

      await tabs.getByRole('tab', { name: 'A panel behind' }).click();
      await expect(behind).toBeVisible();
      await expect(front).toBeHidden();
      expect(unforeseen(), `${view}: calls of a tab`).toEqual([]);

      const still = await plain.newPage();
      await still.goto(path);
      await expect(still.getByRole('tablist')).toHaveCount(0);
      for (const name of ['A panel in front', 'A panel behind'])
        await expect(still.getByRole('heading', { name, exact: true })).toBeVisible();
      await still.close();
    });
  await plain.close();
  await page.goto('about:blank');
  await server.stop();
});
