import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/test';

// A layout's widgets stand beside its tag.
const tags = ':is([data-react], [data-inlay-fragment])';

/** Each widget twice: what it takes to wake them all, on a machine that does something else as well. */
const forMany = { timeout: 60_000 };

/** The tags of one state of every widget. */
const staged = (page: Page, name: string) =>
  page.locator(`.gallery:has(.gallery__state:text-is("${name}")) + .gallery__stage > ${tags}`);

/** What is on a stage comes to its state, and so does what a widget that has come puts beside its tag. */
const expectAll = (page: Page, name: string, state: string) =>
  expect
    .poll(async () => {
      const states = await staged(page, name).evaluateAll((all) =>
        all.map((each) => each.getAttribute('data-inlay-state')),
      );
      return states.length > 0 && states.every((each) => each === state);
    }, forMany)
    .toBe(true);

// Everything is in view at once: nothing has to be scrolled to.
test.use({ viewport: { width: 1100, height: 12_000 } });

for (const [group, states] of [
  ['widgets', { awake: 'mounted', 'refused props': 'error' }],
  ['fragments', { replaced: 'mounted', failed: 'error' }],
] as const)
  test(`the gallery shows ${group} in their states, accessibly`, async ({ page, as, problems }) => {
    // Every widget there is, twice, and axe over all of it.
    test.setTimeout(240_000);
    // Refused props and missing code are states too.
    problems.allow(/Inlay: |status of 404/);
    await as('member');
    await page.goto(`/gallery?only=${group}&look=contrast`);
    for (const [name, state] of Object.entries(states)) {
      await expectAll(page, name, state);
      expect(await staged(page, name).count()).toBeGreaterThan(8);
    }
    await expectNoAxeViolations(page, { include: 'main' });

    await page.goto(`/gallery?only=${group}&theme=dark&locale=ar&density=dense`);
    for (const [name, state] of Object.entries(states)) await expectAll(page, name, state);
    await expectNoAxeViolations(page, { include: 'main' });
  });

test('an add-on’s page is shown where one claims the address, without its data, and without its code', async ({
  page,
  as,
  problems,
}) => {
  problems.allow(/Inlay: badges|status of (404|503)|Failed to fetch dynamically imported module/);
  await as('member');
  const tag = page.locator('[data-react="RoutePage"]');
  const goTo = (name: string) => page.getByRole('link', { name, exact: true }).click();
  const server = 'What the server has rendered here.';
  const pageOfAddon = () =>
    page.evaluate(() => {
      const all = window.inlay?.doctor().extensions ?? [];
      return all.some(({ owner, point }) => owner === 'badges' && point === 'routes');
    });
  // A hostile page gives them the same computed styles, which is proven elsewhere.
  const expectAccessible = async (around: string) => {
    if (around === 'plain') await expectNoAxeViolations(page, { include: 'main' });
  };
  await page.goto('/gallery/at/badges/3?network=broken');
  await expect.poll(() => page.evaluate(() => window.inlay?.doctor().extensions?.length)).toBeGreaterThan(0);
  await expect.poll(pageOfAddon).toBe(false);
  await expect(tag).toHaveAttribute('data-inlay-state', 'waiting');
  await expect(tag).toHaveText(server);

  for (const around of ['plain', 'hostile']) {
    await page.goto(`/gallery?around=${around}&only=routepage`);
    await expect.poll(pageOfAddon).toBe(true);
    await expect(tag).toHaveAttribute('data-inlay-state', 'waiting');
    await expect(tag).toHaveText(server);
    await expectAccessible(around);

    await goTo('RoutePage, claimed');
    await expect(tag.getByRole('heading', { name: 'Badges of member' })).toBeVisible();
    await expectAccessible(around);

    await goTo('RoutePage, without its data');
    await expect(tag.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectAccessible(around);
  }
});

test('props are edited as JSON, tokens are tried out, and nothing that is typed gets out of its place', async ({
  page,
  problems,
}) => {
  problems.allow(/Inlay: |status of 404/);
  await page.goto('/gallery?only=customfragment');
  const [facts, props] = [
    page.locator('.facts'),
    page.getByRole('textbox', { name: 'Props of CustomFragment' }),
  ];
  await expect(facts).toContainText('Anything');
  await page.getByText('Props of “CustomFragment”').click();
  const attack = '"></pre><script>__pwned=1</script>';
  await props.fill(JSON.stringify({ title: attack, $fragmentImpls: { CustomFragment: { jsUrl: '/x.js' } } }));
  await props.locator('..').getByRole('button', { name: 'Show' }).click();
  await expect(facts).toContainText(attack);
  await page
    .getByLabel('tokens')
    .fill('--inl-color-primary: #a0f; --inl-color-text: red}</style><script>__pwned=1</script>');
  await page.getByRole('button', { name: 'Show' }).first().click();
  await expect(page.getByRole('alert')).toContainText('--inl-color-text: red}</style>');
  await expect(facts).toHaveCSS('border-inline-start-color', 'rgb(170, 0, 255)');
  expect(await page.evaluate(() => (globalThis as { __pwned?: unknown }).__pwned)).toBeUndefined();
});

test('at 320 px the gallery scrolls in one direction, on a plain page and on a hostile one', async ({
  page,
  as,
  problems,
}) => {
  // Refused props and missing code are states too.
  problems.allow(/Inlay: |status of 404/);
  await as('member');
  await page.setViewportSize({ width: 320, height: 12_000 });
  for (const around of ['plain', 'hostile']) {
    await page.goto(`/gallery?around=${around}`);
    // The largest page there is.
    await expect(page.locator('[data-react="QnA"][data-inlay-state="error"]')).toHaveCount(1, forMany);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
