import type { Locator, Page } from '@playwright/test';
import type { FourOrigins } from '../support/fourOrigins';
import { htmlAttacks } from '../support/htmlAttacks';
import { expect, test } from '../support/safetyTest';
import { urlAttacks } from '../support/urlAttacks';

/**
 * Links to users whom everybody may see, one for each attack, and what the API says of each is changed. Resolves to
 * the attacks by the link's title.
 */
async function plantUsers(
  page: Page,
  origins: FourOrigins,
  attacks: readonly (readonly [string, string])[],
  change: (user: Record<string, unknown>, attack: string) => void,
) {
  const seen = await page.evaluate(async (wanted) => {
    const found: number[] = [];
    for (let userID = 1; found.length < wanted && userID < 100; userID += 1) {
      const answer = await fetch(`/api/v2/users/${userID}`);
      if (!answer.ok) continue;
      const { private: hidden, banned, photoUrl } = (await answer.json()) as Record<string, unknown>;
      if (!hidden && !banned && photoUrl) found.push(userID);
    }
    return found;
  }, attacks.length);
  expect(seen.length, 'users whom everybody may see').toBe(attacks.length);
  const links = attacks.map(([name, attack], at): [string, number] => {
    origins.change(new RegExp(`/api/v2/users/${seen[at]}(\\?|$)`), (json) => change(json, attack));
    return [name, seen[at]!];
  });
  await page.evaluate(
    (all) =>
      document.querySelector('main')!.prepend(
        ...all.map(([title, userID]) => {
          const link = Object.assign(document.createElement('a'), { title, href: '/profile/x' });
          link.className = 'js-userCard attacked';
          link.dataset.userid = String(userID);
          link.textContent = title;
          return link;
        }),
      ),
    links,
  );
}

/** Opens the card of a link, lets it be looked at, and closes it. */
async function withCard(page: Page, link: Locator, look: (card: Locator) => Promise<void>) {
  await link.click();
  const card = page.getByRole('dialog');
  await expect(card).toBeVisible();
  await expect(card.locator('[aria-busy="true"]')).toHaveCount(0);
  await look(card);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
}

/** Every address that something in the card would go to or load, as the browser understands it. */
const addresses = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="dialog"] :is([href],[src],[action],[formaction])')].flatMap(
      (element) =>
        ['href', 'src', 'action', 'formaction'].flatMap((name) => {
          const value = element.getAttribute(name);
          return value === null || value.startsWith('#') ? [] : [new URL(value, location.href).href];
        }),
    ),
  );

/** All but the title, in whose place the label is shown. */
const textFields = [
  'name',
  'label',
  'labelHtml',
  'email',
  'dateInserted',
  'dateLastActive',
  'photoUrl',
  'url',
];

/** Those that only a browser's own parser can make something of; a card's own tests have all of them. */
const forParsers = ['onerror', 'svg animate', 'mutation', 'use', 'details', 'template text'];
const forParsersOfUrls = /^(java\t|\u0001|data:|\/\\e|\/\t|http:\/\\)/;

test.describe('T10, T11: markup in what the API says, under a policy that demands trusted types', () => {
  test('user cards, one for each attack', async ({ origins, page, openThread, expectUnharmed }) => {
    const attacks = Object.entries(htmlAttacks(origins.evil.url)).filter(([name]) =>
      forParsers.includes(name),
    );
    expect(attacks).toHaveLength(forParsers.length);
    const policy = page.waitForResponse((response) => response.request().isNavigationRequest());
    await openThread();
    expect((await policy).headers()['content-security-policy']).toContain(
      "require-trusted-types-for 'script'",
    );
    await plantUsers(page, origins, attacks, (user, attack) => {
      user['title'] = null;
      for (const field of textFields) user[field] = attack;
    });
    for (const link of await page.locator('.attacked').all()) {
      await withCard(page, link, async (card) => {
        const banned =
          'script, iframe, object, embed, base, meta, form, style, input, [data-react], [srcdoc]';
        const name = await link.getAttribute('title');
        await expect(card.locator(banned), name!).toHaveCount(0);
        const handlers = await card.evaluate((root) =>
          [...root.querySelectorAll('*')].flatMap((each) =>
            each.getAttributeNames().filter((attribute) => attribute.startsWith('on')),
          ),
        );
        expect(handlers, name!).toEqual([]);
      });
    }
    await expectUnharmed();
  });
});

test.describe('T15: addresses in what the API says', () => {
  test('user cards, one for each', async ({ origins, page, problems, openThread, expectUnharmed }) => {
    const attacks = urlAttacks(new URL(origins.evil.url).host)
      .filter((attack) => forParsersOfUrls.test(attack))
      .map((attack) => [JSON.stringify(attack), attack] as const);
    expect(attacks).toHaveLength(6);
    // An avatar may come from another https host; the policy refuses this one's plain http.
    problems.allow(/img-src/, /Failed to load resource/);
    await openThread();
    await plantUsers(page, origins, attacks, (user, attack) => {
      user['title'] = null;
      user['photoUrl'] = attack;
      user['url'] = attack;
      user['labelHtml'] = `<a href="${attack.replaceAll('"', '&quot;')}">label</a>`;
    });
    for (const link of await page.locator('.attacked').all()) {
      await withCard(page, link, async (card) => {
        const name = await link.getAttribute('title');
        const found = await addresses(page);
        expect(found.length, name!).toBeGreaterThan(0);
        expect(
          found.filter((url) => !/^(https?|mailto|tel):/.test(url)),
          name!,
        ).toEqual([]);
        const links = await card
          .locator('a[data-inlay-part]')
          .evaluateAll((all) =>
            all
              .map((each) => new URL((each as HTMLAnchorElement).href))
              .flatMap((url) => (/^http/.test(url.protocol) ? [url.origin] : [])),
          );
        expect(
          links.filter((origin) => origin !== origins.forum.url),
          name!,
        ).toEqual([]);
      });
    }
    await expectUnharmed();
  });
});

test.describe('T10, T48: reaction bars of attacks, and of records whose number is a path', () => {
  const records: [string, unknown, unknown][] = [
    ['path in the number', 'comment', '1/../../admin'],
    ['host in the number', 'comment', '//EVIL/x'],
    ['backslash', 'comment', '/\\EVIL/x'],
    ['whole address as type', 'http://EVIL/x', 1],
    ['host as type', '//EVIL', 1],
    ['dots as type', '..//EVIL', 1],
    ['query in the number', 'comment', '1?x='],
    ['encoded dots', 'comment', '%2e%2e%2fadmin'],
    ['negative', 'comment', -1],
    ['fraction', 'comment', 1.5],
    ['huge', 'comment', 1e21],
  ];
  test('all of them on one page', async ({ origins, problems, openThread, expectUnharmed }) => {
    const page = await openThread();
    problems.allow(/Inlay: ReactionBar failed \(props\)/, /Failed to load resource/);
    const attacks = Object.entries(htmlAttacks(origins.evil.url));
    await page.evaluate((all) => {
      for (const [name, attack] of all) {
        const element = document.createElement('div');
        element.className = 'case';
        element.title = name;
        element.setAttribute('data-react', 'ReactionBar');
        element.setAttribute('data-inlay-when', 'now');
        const given = { tagID: 1, urlcode: attack, name: attack, class: attack, count: 3 };
        const reactions = [{ ...given, hasReacted: false, reactionValue: 1 }];
        const record = { recordType: 'comment', recordID: 1, categoryID: 1, closed: false };
        element.setAttribute('data-props', JSON.stringify({ ...record, reactions }));
        document.querySelector('main')!.append(element);
      }
    }, attacks);
    for (const bar of await page.locator('.case').all())
      await expect(bar).toHaveAttribute('data-inlay-state', /mounted|error/);
    const banned = 'script, iframe, img, [onerror], [onload], [onbegin], style, base';
    expect(
      await page
        .locator('.case')
        .evaluateAll(
          (bars, selector) =>
            bars.filter((bar) => bar.querySelector(selector)).map((bar) => bar.getAttribute('title')),
          banned,
        ),
    ).toEqual([]);

    await page.evaluate(() => document.querySelectorAll('.case').forEach((each) => each.remove()));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const given = { tagID: 1, urlcode: 'Like', name: 'Like', class: 'Positive', count: 0 };
    const reactions = [{ ...given, hasReacted: false, reactionValue: 1 }];
    const all = records.map(([, recordType, recordID]) =>
      JSON.stringify({ recordType, recordID, categoryID: 1, closed: false, reactions }).replaceAll(
        'EVIL',
        new URL(origins.evil.url).host,
      ),
    );
    await page.evaluate(
      (values) =>
        document.querySelector('main')!.append(
          ...values.map((value) => {
            const element = document.createElement('div');
            element.className = 'case';
            element.setAttribute('data-react', 'ReactionBar');
            element.setAttribute('data-inlay-when', 'now');
            element.setAttribute('data-props', value);
            return element;
          }),
        ),
      all,
    );
    for (const bar of await page.locator('.case').all()) {
      await expect(bar).toHaveAttribute('data-inlay-state', /mounted|error/);
      const like = bar.locator('button[data-inlay-part="Like"]');
      if ((await like.count()) > 0) await like.click();
    }
    await expectUnharmed();
    const calls = asked.filter((url) => !/\/inlay\/|^data:|\.svg/.test(url));
    const honest = new RegExp(`^${origins.forum.url}/api/v2/(comments|discussions)/\\d+(/reactions|\\?|$)`);
    expect(calls.filter((url) => !honest.test(url))).toEqual([]);
  });
});
