import type { ElementHandle, Page } from '@playwright/test';
import type { Client } from '../support/apiTest';
import { expect, test } from '../support/threadTest';
import { unmarkedWords } from '../support/unmarkedWords';

/** What nothing translates: the forum's name, languages in their own words, and what the database calls things. */
async function namesIn(client: Client): Promise<string[]> {
  const paths = ['users?limit=100', 'categories?limit=100', 'tags?limit=100', 'discussions?limit=100'];
  const lists = await Promise.all(paths.map(async (path) => (await client.get(`/${path}`)).json()));
  const names = lists.flatMap((rows: { name: string }[]) => rows.map(({ name }) => name));
  // Notifications come from the API, which knows no pseudo-language.
  const told: { body: string }[] = await (await client.get('/notifications')).json();
  const bodies = told.flatMap(({ body }) => body.split(/<[^>]*>/).map((part) => part.trim()));
  return [...bodies, 'Brightwater Makers', 'English', 'العربية', ...names];
}

/** Wakes the first visible tag of each widget, as a pointer does that passes over it. */
async function wakeKinds(page: Page): Promise<void> {
  const tags = page.locator('[data-react][data-inlay-state]').filter({ visible: true });
  const first = await tags.evaluateAll((all) => {
    const kinds = new Map(
      all.map((tag) => [tag.getAttribute('data-react')!.toLowerCase(), tag]).reverse() as [],
    );
    for (const tag of kinds.values() as Iterable<Element>)
      for (const type of ['pointerover', 'focusin']) tag.dispatchEvent(new Event(type, { bubbles: true }));
    return kinds.size;
  });
  await expect
    .poll(() => tags.and(page.locator('[data-inlay-state="mounted"]')).count())
    .toBeGreaterThan(first / 2);
  await expect(page.locator('[data-react][data-inlay-state="loading"]')).toHaveCount(0);
}

/** What opens itself may stand in the place of its button, as a search does. */
const hasOpened = (opener: ElementHandle) =>
  opener.evaluate((node) => {
    const button = node as HTMLElement;
    return (
      button.getAttribute('aria-expanded') === 'true' ||
      button.closest('details')?.open === true ||
      !button.checkVisibility() ||
      document.querySelector('[role$="dialog"]') !== null
    );
  });

for (const [name, pathOf] of [
  ['the list', () => '/discussions?locale=pseudo'],
  ['a discussion', (thread: string) => `${thread}?locale=pseudo`],
] as const)
  test(`no widget of ${name} shows words that nothing has translated, nor does what it opens`, async ({
    page,
    open,
    api,
    thread,
    problems,
  }) => {
    // Dozens of menus, one after the other.
    test.slow();
    problems.allow(/Inlay: |status of 404/);
    const names = await namesIn(await api('moderator'));
    await open('moderator', pathOf(thread.path));
    await wakeKinds(page);
    const found = new Set<string>();
    const look = async () => {
      await expect(page.locator('.inl-layer :is([aria-busy="true"], .inl-skeleton)')).toHaveCount(0);
      for (const words of await unmarkedWords(page, names)) found.add(words);
    };
    await look();
    const openers = page
      // Typing opens a field's list.
      .locator('[data-inlay-state="mounted"] :is([aria-haspopup], [aria-expanded], summary):not(input)')
      .filter({ visible: true });
    for (const opener of await openers.elementHandles()) {
      await opener.click();
      await expect.poll(() => hasOpened(opener), String(opener)).toBe(true);
      await look();
      await page.keyboard.press('Escape');
    }
    expect([...found]).toEqual([]);
  });
