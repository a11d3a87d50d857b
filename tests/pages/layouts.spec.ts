import type { Page } from '@playwright/test';
import { breakRoute } from '../support/breakRoute';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { holdCalls } from '../support/holdCalls';
import { expect, test } from '../support/test';
import { untilQuiet } from '../support/untilQuiet';

const lookup = /\/layouts\/lookup-hydrate/;
const layout = (page: Page) => page.locator('.inl-layout');

/** A tag for a layout, as a page that brings its parts later adds it. */
const addLayout = (page: Page, layoutViewType: string) =>
  page.evaluate((type) => {
    const tag = document.createElement('div');
    tag.setAttribute('data-react', 'Layout');
    tag.setAttribute('data-props', JSON.stringify({ layoutViewType: type }));
    tag.append('What the server says.');
    document.querySelector('main')!.prepend(tag);
  }, layoutViewType);

test('an add-on’s page may be a layout of the server’s: whole without script, then its widgets, each mounted once, asking for nothing and moving nothing', async ({
  page,
  as,
}) => {
  await page.addInitScript(() => {
    const seen = { shift: 0, mounted: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('inlay:mounted', ({ target }) => {
      if ((target as Element).closest('.inl-layout')) seen.mounted += 1;
    });
  });
  // Both are read in one turn: what mounts between two readings counts in neither.
  const read = () =>
    page.evaluate(() => ({
      ...(window as never as { seen: { shift: number; mounted: number } }).seen,
      there: document.querySelectorAll('.inl-layout [data-react][data-inlay-state="mounted"]').length,
    }));
  const expectStill = async () => {
    await untilQuiet(page);
    await expect.poll(async () => (await read()).there).toBeGreaterThan(0);
    const { shift, mounted, there } = await read();
    expect(shift).toBeLessThan(0.01);
    expect(mounted).toBe(there);
  };
  await as('member');
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/v2/') && calls.push(request.url()));
  // So that the browser has all code: a layout does not wait for a widget that takes longer than a second, which then moves.
  await page.goto('/polls');
  await expect.poll(async () => (await read()).there).toBeGreaterThan(0);
  await untilQuiet(page);
  await page.goto('/discussions');
  await page.getByRole('link', { name: 'All polls' }).click();
  await page.waitForURL('/polls');
  const html = await (await page.request.get(page.url())).text();
  const main = html.slice(html.indexOf('<main'));
  expect(main).toContain('How hot is your soldering iron?');
  expect(main).toMatch(/<h1[^>]*>Polls</);

  const poll = layout(page).getByRole('group', { name: 'How hot is your soldering iron?' });
  await expect(poll.getByRole('radio').first()).toBeVisible();
  await expect(page).toHaveTitle(/^Polls - /);
  await expect(layout(page).getByRole('heading', { name: 'Closed polls' })).toBeVisible();
  await expectStill();
  expect(calls).toEqual([]);
  await expectNoAxeViolations(page);

  await page.setViewportSize({ width: 412, height: 823 });
  await page.reload();
  await expect(poll.getByRole('radio').first()).toBeVisible();
  await expectStill();

  const voted = page.waitForResponse(/\/polls\/\d+\/vote$/);
  await poll.getByRole('radio', { name: 'Above 350 °C' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await voted;
  await expect(poll.locator('[data-state=chosen]')).toContainText('Above 350 °C');

  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a layout that a page brings later is fetched once, shows each screen its own parts, and goes with its tag; one that cannot be had is an error page below the page’s own bar', async ({
  page,
  as,
  problems,
}) => {
  problems.allow(/WidgetThatNobodyHas|status of 404/);
  await as('member');
  await page.goto('/discussions');
  const calls: string[] = [];
  page.on('request', (request) => lookup.test(request.url()) && calls.push(request.url()));
  const held = await holdCalls(page, lookup);
  await addLayout(page, 'gallery');
  await expect(page.locator('[data-react=Layout]')).toHaveText('What the server says.');
  const card = layout(page).locator('[data-react=UserCard]');
  held.release();
  await expect(card).toHaveAttribute('data-inlay-state', 'mounted');
  await expect(page.locator('[data-react=Layout]')).toHaveText('');
  await expect(layout(page).getByText('On wider screens.')).toBeVisible();
  await expect(layout(page).getByText('On phones.')).toBeHidden();
  await expect(layout(page).getByRole('alert')).toContainText(
    'There was a problem loading WidgetThatNobodyHas',
  );
  await expect(layout(page).locator('[data-react=TitleBar]'), 'the page has one of its own').toHaveCount(0);
  await expectNoAxeViolations(page, { include: '.inl-layout' });
  await page.setViewportSize({ width: 400, height: 800 });
  await expect(layout(page).getByText('On phones.')).toBeVisible();
  await expect(layout(page).getByText('On wider screens.')).toBeHidden();
  expect(calls).toHaveLength(1);

  // The missing widget may come late.
  await layout(page).getByRole('alert').scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    window.inlay!.register({
      names: ['WidgetThatNobodyHas'],
      element: 'keep',
      when: 'visible',
      props: () => ({}),
      view: () => 'late',
    });
  });
  await expect(layout(page).locator('[data-react=WidgetThatNobodyHas]')).toHaveText('late');
  await expect(layout(page).getByRole('alert')).toHaveCount(0);
  await page.evaluate(() => document.querySelector('[data-react=Layout]')!.remove());
  await expect(layout(page)).toHaveCount(0);

  await addLayout(page, 'nothing');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to home page' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  // The rows below it may lie half under a toast.
  await expectNoAxeViolations(page, { include: '[data-react=Layout]' });
});

test('several fragments of a layout, and those of its widgets, share the page’s one kit', async ({
  page,
}) => {
  const code = `const { react, kit } = globalThis[Symbol.for('inlay.fragment')](1);
    export default () => react.createElement('p', null, 'Mine, not the built-in one.');`;
  await page.route('**/mine.js', (route) => route.fulfill({ body: code, contentType: 'text/javascript' }));
  const widget = (name: string, type: string, props = {}) => ({
    ...{ $reactComponent: name, $reactProps: props },
    $fragmentImpls: { [type]: { fragmentUUID: type, jsUrl: '/mine.js' } },
  });
  const nodes = [
    widget('CallToActionWidget', 'CallToActionFragment', { title: 'Read on' }),
    widget('BannerWidget', 'BannerFragment'),
    widget('SiteTotalsWidget', 'SiteTotalsFragment', { totals: [] }),
  ];
  await page.goto('/discussions?fragments=off');
  await breakRoute(page, lookup, { body: JSON.stringify({ layout: nodes, seo: {} }) });
  await addLayout(page, 'mine');
  await expect(layout(page).getByText('Mine, not the built-in one.')).toHaveCount(3);
});

test('T16: a layout’s redirect is followed inside the forum', async ({ page, as, problems }) => {
  // Refused props are a state that the gallery shows.
  problems.allow(/props are not an object|aborted/);
  await as('member');
  const mend = await breakRoute(page, lookup, {
    body: JSON.stringify({ redirectTo: '/categories', status: 302 }),
  });
  await page.goto('/discussions');
  // It may lead on before all of it is loaded.
  await page.goto('/gallery?only=layout', { waitUntil: 'commit' });
  await page.waitForURL('/categories');
  await page.goBack();
  await expect(page, 'the way back does not lead to what sends on').toHaveURL(/\/discussions$/);
  await mend();
});

test('a layout’s own bar stays while its page is read, hides as the page is scrolled on, and comes back', async ({
  page,
  as,
}) => {
  await as('member');
  await page.goto('/discussions');
  await page.evaluate(() => document.getElementById('titleBar')!.remove());
  for (const positioning of ['StickySolid', 'StickyTransparent']) {
    const html = `<p>First words.</p>${'<p>More words.</p>'.repeat(150)}`;
    const body = {
      titleBar: { $reactComponent: 'TitleBar', $reactProps: { positioning } },
      layout: [{ $reactComponent: 'HtmlWidget', $reactProps: { html } }],
      seo: {},
    };
    const mend = await breakRoute(page, lookup, { body: JSON.stringify(body) });
    await addLayout(page, positioning);
    // In the page's main part a header is no banner.
    const bar = layout(page).locator('.inl-title-bar');
    const first = layout(page).getByText('First words.');
    await expect(first).toBeVisible();
    await expect(bar).toBeVisible();
    // A transparent one lies over the beginning of the layout, and leaves no gap above it. A layout does not wait for styles
    // that take longer than a second.
    const isPlaced = async () => {
      const [{ y, height }, words] = [(await bar.boundingBox())!, (await first.boundingBox())!];
      return positioning === 'StickyTransparent' ? words.y < y + 20 : words.y >= y + height;
    };
    await expect.poll(isPlaced, positioning).toBe(true);
    const { y } = (await bar.boundingBox())!;
    const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo(0, to), top);
    await scrollTo(y + 200);
    await expect.poll(async () => (await bar.boundingBox())!.y).toBe(0);
    await scrollTo(1500);
    await expect(bar).not.toBeInViewport();
    await scrollTo(1400);
    await expect(bar).toBeInViewport();
    await expect.poll(async () => (await bar.boundingBox())!.y).toBe(0);
    // In a column it may be wide or compact; the account is in both.
    await bar.getByRole('button', { name: /^My Account/ }).click();
    await expect(page.getByRole('dialog', { name: /^My Account/ })).toBeVisible();
    await mend();
    await page.evaluate(() => {
      document.querySelector('[data-react=Layout]')!.remove();
      window.scrollTo(0, 0);
    });
    await expect(layout(page)).toHaveCount(0);
  }
});
