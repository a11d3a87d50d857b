import type { Page } from '@playwright/test';
import { htmlAttacks } from '../support/htmlAttacks';
import { expect, test } from '../support/safetyTest';
import { urlAttacks } from '../support/urlAttacks';

const evilHost = 'evil.localhost:1';
const users = /\/api\/v2\/users\/(?!me|\$me)/;

/** Opens the card of the first user whose name is a link, and resolves to its dialog. */
async function openCard(page: Page) {
  await page.locator('a.js-userCard').first().click();
  const card = page.getByRole('dialog');
  await expect(card).toBeVisible();
  await expect(card.locator('[aria-busy="true"]')).toHaveCount(0);
  return card;
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

const textFields = [
  'name',
  'title',
  'label',
  'labelHtml',
  'email',
  'dateInserted',
  'dateLastActive',
  'photoUrl',
  'url',
];

test.describe('T10, T11: markup in what the API says, under a policy that demands trusted types', () => {
  for (const [name, html] of Object.entries(htmlAttacks('http://evil.localhost:1'))) {
    test(`user card: ${name}`, async ({ origins, page, openThread, expectUnharmed }) => {
      const attack = html.replaceAll('http://evil.localhost:1', origins.evil.url);
      origins.change(users, (user) => textFields.forEach((field) => (user[field] = attack)));
      const policy = page.waitForResponse((response) => response.request().isNavigationRequest());
      await openThread();
      expect((await policy).headers()['content-security-policy']).toContain(
        "require-trusted-types-for 'script'",
      );
      const card = await openCard(page);
      const banned = 'script, iframe, object, embed, base, meta, form, style, input, [data-react], [srcdoc]';
      expect(await card.locator(banned).count()).toBe(0);
      expect(
        await card.evaluate((root) =>
          [...root.querySelectorAll('*')].flatMap((each) =>
            each.getAttributeNames().filter((attribute) => attribute.startsWith('on')),
          ),
        ),
      ).toEqual([]);
      await page.keyboard.press('Escape');
      await expectUnharmed();
    });
  }

  test('reaction bars, one for each attack', async ({ origins, problems, openThread, expectUnharmed }) => {
    const page = await openThread();
    problems.allow(/Inlay: ReactionBar failed \(props\)/);
    const attacks = Object.entries(htmlAttacks('http://evil.localhost:1')).map(
      ([name, html]) => [name, html.replaceAll('http://evil.localhost:1', origins.evil.url)] as const,
    );
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
    await expectUnharmed();
  });
});

test.describe('T15: addresses in what the API says', () => {
  for (const [index, attack] of urlAttacks(evilHost).entries()) {
    test(`${index}: ${JSON.stringify(attack.slice(0, 40))}`, async ({
      origins,
      page,
      problems,
      openThread,
      expectUnharmed,
    }) => {
      const value = attack.replaceAll(evilHost, new URL(origins.evil.url).host);
      // An avatar may come from another https host; the policy refuses this one's plain http.
      problems.allow(/img-src/, /Failed to load resource/);
      origins.change(users, (user) => {
        user['photoUrl'] = value;
        user['url'] = value;
        user['labelHtml'] = `<a href="${value.replaceAll('"', '&quot;')}">label</a>`;
      });
      await openThread();
      await openCard(page);
      const found = await addresses(page);
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter((url) => !/^(https?|mailto|tel):/.test(url))).toEqual([]);
      const links = await page
        .locator('[role="dialog"] a[data-inlay-part]')
        .evaluateAll((all) =>
          all
            .map((link) => new URL((link as HTMLAnchorElement).href))
            .flatMap((url) => (/^http/.test(url.protocol) ? [url.origin] : [])),
        );
      expect(links.filter((origin) => origin !== origins.forum.url)).toEqual([]);
      await page.keyboard.press('Escape');
      await expectUnharmed();
    });
  }
});

test.describe('T48: records whose number is a path', () => {
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
  for (const [name, recordType, recordID] of records) {
    test(name, async ({ origins, problems, openThread, expectUnharmed }) => {
      const page = await openThread();
      problems.allow(/Inlay: ReactionBar failed \(props\)/, /Failed to load resource/);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const json = JSON.stringify({
        recordType,
        recordID,
        categoryID: 1,
        closed: false,
        reactions: [
          {
            tagID: 1,
            urlcode: 'Like',
            name: 'Like',
            class: 'Positive',
            count: 0,
            hasReacted: false,
            reactionValue: 1,
          },
        ],
      }).replaceAll('EVIL', new URL(origins.evil.url).host);
      await page.evaluate((value) => {
        const element = document.createElement('div');
        element.id = 'case';
        element.setAttribute('data-react', 'ReactionBar');
        element.setAttribute('data-inlay-when', 'now');
        element.setAttribute('data-props', value);
        document.querySelector('main')!.append(element);
      }, json);
      await expect(page.locator('#case')).toHaveAttribute('data-inlay-state', /mounted|error/);
      const like = page.locator('#case button[data-inlay-part="Like"]');
      if ((await like.count()) > 0) await like.click();
      await page.waitForLoadState('networkidle');
      const calls = asked.filter((url) => !/\/inlay\/|^data:|\.svg/.test(url));
      const honest = new RegExp(`^${origins.forum.url}/api/v2/(comments|discussions)/\\d+(/reactions|\\?|$)`);
      expect(calls.filter((url) => !honest.test(url))).toEqual([]);
      await expectUnharmed();
    });
  }
});
