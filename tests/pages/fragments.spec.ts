import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { place, replace } from '../support/replaceFragments';
import { expect, test } from '../support/test';

const poster = (page: Page) => page.locator('.poster');

test('a theme replaces the call to action and comments; its styles stay inside, and the page’s parts work in there', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/discussions?fragments=on');
  await expect(poster(page)).toBeVisible();
  await expect(page.getByText('Read as much as you like.')).toHaveCount(2);
  // A stylesheet that takes longer than a second comes after what it is for.
  await expect(poster(page)).toHaveCSS('background-image', /linear-gradient/);
  await poster(page).getByRole('button', { name: 'Less' }).click();
  await expect(poster(page).getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'false');
  const colours = await page.evaluate(() => {
    const inside = document
      .querySelector('[data-inlay-fragment]')!
      .shadowRoot!.querySelector('div > div')!.shadowRoot!;
    const colour = (element: Element) => getComputedStyle(element).backgroundImage;
    const outside = document.createElement('div');
    outside.className = 'poster';
    document.body.append(outside);
    return [colour(inside.querySelector('.poster')!), colour(outside)];
  });
  expect(colours[0]).toContain('linear-gradient');
  expect(colours[1]).toBe('none');
  await expectNoAxeViolations(page);

  // The server's part shows in the fragment where it asks for it, and lives on there.
  await page.locator('.forum-row__title a').first().click();
  const comment = page.locator('[data-inlay-fragment=CommentItemFragment]').first();
  await expect(comment).toHaveAttribute('data-inlay-state', 'mounted');
  await expect(comment.locator('.numbered__mark')).toHaveText('1');
  await expect(comment.locator('.userContent')).toBeVisible();
  expect(asked.filter((url) => url.includes('offerDeployed'))).toEqual([]);
});

test('a widget’s own tag names its fragment, or none, whatever the theme says', async ({ page, as }) => {
  await as('member');
  const widgets = {
    ReactionBar: ['ReactionBarFragment', { recordType: 'discussion', recordID: 1 }, ['button', 'Like']],
    UserCard: ['UserCardFragment', { userID: 3 }, ['link', 'View Profile']],
    // In a column as narrow as this its logo may be a picture.
    TitleBar: ['TitleBarFragment', { positioning: 'StaticSolid' }, ['link', 'Brightwater Makers']],
  } as const;
  const all = Object.entries(widgets);
  const tags = all.flatMap(([name, [type, props]]) =>
    [undefined, 'system', { jsUrl: '/own.js' }].map((impl, index) => {
      const json = JSON.stringify({ ...props, ...(impl && { $fragmentImpls: { [type]: impl } }) });
      const given = json.replaceAll('"', '&quot;');
      return `<div id="${name}${index}" data-react="${name}" data-inlay-when="now" data-props="${given}"></div>`;
    }),
  );
  await replace(
    page,
    Object.fromEntries(all.map(([, [type]]) => [type, { jsUrl: '/theme.js' }])),
    {
      '/theme.js': { body: 'export default () => "of the theme"' },
      '/own.js': { body: 'export default () => "of this place"' },
    },
    () => tags.join(''),
  );
  await page.goto('/discussions?fragments=on');
  for (const [name, [, , [role, builtIn]]] of all) {
    await expect(page.locator(`#${name}0`).getByText('of the theme')).toBeVisible();
    await expect(page.locator(`#${name}2`).getByText('of this place')).toBeVisible();
    const system = page.locator(`#${name}1`);
    await expect(system.getByRole(role, { name: builtIn, exact: true })).toBeVisible();
    await expect(system.getByText(/^of /)).toHaveCount(0);
  }
});

test('a fragment that fails in any way leaves the built-in part, and the console says why; hostile styles stay in their place', async ({
  page,
  problems,
}) => {
  problems.allow(/Inlay: \w+ failed|Inlay: fragment styles|integrity|Failed to load resource/);
  const hostile =
    '@import url(//evil.test/x.css);*{color:red!important}:root,body{display:none!important}:host{position:fixed!important;inset:0!important;z-index:9999999}i{position:fixed;inset:0;background:red url(//evil.test/a.png)}';
  const failing: [string, object, RegExp][] = [
    ['another host', { jsUrl: 'https://evil.test/x.js' }, /no address that fragments/],
    ['HTML for code', { jsUrl: '/api/v2/fragments/html/js' }, /"text\/html/],
    [
      'wrong integrity',
      { jsUrl: '/api/v2/fragments/null/js', integrity: 'sha384-AAAA' },
      /is not what its integrity says/,
    ],
    ['another version of the kit', { jsUrl: '/api/v2/fragments/version/js' }, /built for version 99/],
  ];
  await replace(
    page,
    {
      CallToActionFragment: { jsUrl: '/api/v2/fragments/throws/js' },
      SiteTotalsFragment: { jsUrl: '/api/v2/fragments/hostile/js', css: hostile },
    },
    {
      '/fragments/html/js': { body: '<p>', type: 'text/html' },
      '/fragments/null/js': { body: 'export default () => null' },
      '/fragments/version/js': { body: "globalThis[Symbol.for('inlay.fragment')](99)" },
      '/fragments/throws/js': { body: 'export default () => { throw new Error("at render") }' },
      '/fragments/hostile/js': {
        body: "const { jsx } = globalThis[Symbol.for('inlay.fragment')](1).jsx; export default () => jsx('i', { className: 'everywhere', children: 'x' });",
      },
    },
    () =>
      failing
        .map(([, impl]) => place('CustomFragment', { $fragmentImpls: { CustomFragment: impl } }))
        .join(''),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/discussions?fragments=on');
  for (const [name, , reason] of [...failing, ['throws at render', {}, /at render/] as const])
    await expect.poll(() => said.some((text) => reason.test(text)), name).toBe(true);
  await expect(page.getByRole('heading', { name: 'Welcome', exact: true })).toBeVisible();
  await expect(page.locator('[data-inlay-fragment=CustomFragment][data-inlay-state=error]')).toHaveText(
    failing.map(() => 'built in'),
  );
  await expect(page.getByText('Error Loading Fragment')).toHaveCount(0);

  await expect(page.locator('.everywhere')).toBeAttached();
  const totals = page.locator('[data-inlay-fragment=SiteTotalsFragment]');
  await expect(totals).toHaveAttribute('data-inlay-state', 'mounted');
  expect((await totals.boundingBox())!.width).toBeLessThan(600);
  const covered = await page.evaluate(
    () => document.elementFromPoint(200, 300)?.closest('[data-inlay-fragment=SiteTotalsFragment]') ?? null,
  );
  expect(covered).toBeNull();
  await expect(page.getByRole('main')).toBeVisible();
  expect(asked.filter((url) => url.includes('evil'))).toEqual([]);
});

test('administrators see that a fragment failed, and why, above the built-in part', async ({
  page,
  as,
  problems,
}) => {
  problems.allow(/Inlay: SiteTotalsFragment failed/);
  await as('admin');
  await replace(
    page,
    { SiteTotalsFragment: { jsUrl: '/api/v2/fragments/x/js' } },
    { '/fragments/x/js': { body: "throw new Error('<b>at import</b>')" } },
  );
  await page.goto('/discussions?fragments=on');
  const totals = page.locator('[data-inlay-fragment=SiteTotalsFragment]');
  await expect(totals.getByRole('alert')).toHaveText(
    /^Error Loading Fragment: SiteTotalsFragment<b>at import<\/b>$/,
  );
  await expect(totals.getByText('Posts')).toBeVisible();
  await expectNoAxeViolations(page, { include: '[data-inlay-fragment=SiteTotalsFragment]' });
});
