import type { Page } from '@playwright/test';
import { barOf, toggleReaction } from '../support/reactionBar';
import { expect, test } from '../support/safetyTest';

/** Every script and stylesheet that the page asked for came from the forum. */
const strangers = (urls: string[], own: string) =>
  urls.filter((url) => !url.startsWith(`${own}/`) && !/^(data|blob):/.test(url));

test.describe('T08: elements named like what scripts look for', () => {
  const clobbering: Record<string, string> = {
    // What has one name twice is a list, and another attack than the single element.
    'our script, its addresses and our global':
      '<img name="currentScript" src="EVIL/x.js"><a id="currentScript" href="EVIL/"></a>' +
      '<a id="gdn" href="EVIL/">x</a><form name="gdn"><input name="meta" value="x"></form>' +
      '<form id="inlay"><input name="register"></form>' +
      '<meta name="csrf-token" content="x"><meta name="inlay-base" content="EVIL/">' +
      '<form id="app"><input name="innerHTML"></form><div id="titleBar"></div>',
    'our script as a form, the page config, actions and layers':
      '<form name="currentScript"><input name="src" value="EVIL/x.js"></form>' +
      '<a id="__ACTIONS__" href="EVIL/">x</a>' +
      '<div id="inlay-page">{"meta":{"context":{"host":"//evil"}}}</div>' +
      '<div id="inl-layer">x</div><div class="inl-layer">x</div>',
    'the page config as anchors':
      '<a id="inlay-page" href="EVIL/">x</a><a id="inlay-page" name="textContent">x</a>',
    // Outside posts those that hide `createElement`, `querySelectorAll` or `addEventListener` end every script of a page.
    'properties of the document': [
      'body',
      'head',
      'documentElement',
      'readyState',
      'baseURI',
      'forms',
      'scripts',
      'cookie',
      'title',
    ]
      .map((name) => `<img name="${name}">`)
      .join(''),
  };
  for (const [name, html] of Object.entries(clobbering)) {
    test(name, async ({ origins, page, problems, plant, openThread, expectUnharmed }) => {
      // Asking evil for an image is the planted element's doing, and the policy's to refuse.
      problems.allow(/img-src|Content Security Policy/);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (['script', 'stylesheet', 'fetch', 'xhr'].includes(request.resourceType()))
          asked.push(request.url());
      });
      plant('before loader', html.replaceAll('EVIL', origins.evil.url));
      await openThread();
      await expectUnharmed();
      expect(strangers(asked, origins.forum.url)).toEqual([]);
      await expect(page.locator('[data-inlay-state="mounted"]')).not.toHaveCount(0);
    });
  }

  test('in a post, what scripts ask the document for', async ({
    problems,
    plant,
    openThread,
    expectUnharmed,
  }) => {
    problems.allow(/img-src|Content Security Policy/);
    const names = [
      'addEventListener',
      'createElement',
      'querySelector',
      'querySelectorAll',
      'head',
      'defaultView',
      'createElementNS',
      'createTextNode',
      'createComment',
      'createTreeWalker',
      'getElementById',
      'removeEventListener',
      'ownerDocument',
      'nodeName',
      'nodeType',
      'activeElement',
      'contains',
      'fonts',
      'visibilityState',
    ];
    plant('post', names.map((name) => `<img name="${name}" alt="">`).join(''));
    const page = await openThread();
    await barOf(page).locator('button').first().hover();
    await expect(page.locator('.inl-tooltip')).toBeVisible();
    await page.locator('.js-userCard').first().click();
    await expect(page.locator('[role=dialog]')).toBeVisible();
    await expectUnharmed();
  });
});

test.describe('T08: names of the next element around one do not hold the page up', () => {
  const others = ['contains', 'getRootNode', 'closest', 'addEventListener', 'removeAttribute', 'matches'];
  const form = (field: string, more = '') =>
    `<form action="/search"><input type="hidden" name="${field}"><img id="${field}" alt="">
      ${others.map((name) => `<input type="hidden" name="${name}">`).join('')}
      <input name="q" value="kept"${more}><b id="bait">Come here</b></form>
      <form id="other"></form><input type="hidden" form="other" name="${field}">`;
  const traps: Record<string, string> = {
    'a form whose field is named parentNode': form('parentNode'),
    'a form whose field is named parentElement': form('parentElement'),
    'a form whose field is named assignedSlot': form('assignedSlot'),
    'a form whose field is named children': form('children'),
    'a form that takes the focus': form('parentNode', ' autofocus'),
    'an image that the document answers with': `<img name="parentNode" alt="">${form('q2')}`,
    'a form that the document answers with': `<form name="parentNode"><input name="removeAttribute"></form>${form('q2')}`,
    'a form in what a host lets nobody mount in': `<div data-no-mount>${form('parentNode')}</div>`,
  };
  /** By the page's own means: the browser's driver asks elements for what is around them, too. */
  const placeOf = (page: Page) =>
    page.evaluate(() => document.getElementById('bait')!.getBoundingClientRect().toJSON() as DOMRect);
  const valueOf = (page: Page) =>
    page.evaluate(() => document.querySelector<HTMLInputElement>('[name=q]')!.value);

  async function comeNear(page: Page): Promise<void> {
    const button = barOf(page).locator('button').first();
    await button.hover();
    // What it brings listens to the whole page.
    await expect(page.locator('.inl-tooltip')).toBeVisible();
    const { x, y } = await placeOf(page);
    await page.mouse.move(x + 3, y + 3);
    await page.mouse.click(x + 3, y + 3);
    await page.evaluate(() => document.querySelector<HTMLInputElement>('[name=q]')!.focus());
    await page.keyboard.press('End');
    await page.keyboard.type(' and typed');
    await expect.poll(() => valueOf(page)).toBe('kept and typed');
    await button.hover();
    await expect(page.locator('.inl-tooltip')).toBeVisible();
  }

  for (const [name, html] of Object.entries(traps))
    test(name, async ({ plant, openThread, expectUnharmed }) => {
      plant('post', html);
      await comeNear(await openThread());
      await expectUnharmed();
    });

  test('one that was there when the code came, and what comes last does not come', async ({
    plant,
    page,
    problems,
    openThread,
    expectUnharmed,
  }) => {
    problems.allow(/settle|ERR_FAILED/);
    plant('post', form('parentNode'));
    await page.route(/\/assets\/settle\./, (route) => route.abort());
    await openThread();
    await comeNear(page);
    await expectUnharmed();
  });

  for (const field of ['assignedSlot', 'children', 'matches'])
    test(`a mention in a form with the field ${field} opens its card`, async ({
      plant,
      openThread,
      expectUnharmed,
    }) => {
      const mention =
        '<a class="js-userCard" data-userid="2" href="/profile/2/moderator" id="who">moderator</a>';
      plant('post', `<form><input type="hidden" name="${field}">${mention}</form>`);
      const page = await openThread();
      await page.locator('#who').click();
      await expect(page.getByRole('dialog', { name: 'moderator' })).toBeVisible();
      await expectUnharmed();
    });

  test('one that comes later', async ({ plant, openThread, expectUnharmed }) => {
    plant('post', `<template id="later">${form('parentNode')}</template>`);
    const page = await openThread();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const later = document.querySelector<HTMLTemplateElement>('#later')!;
      later.after(later.content);
    });
    await comeNear(page);
    await expectUnharmed();
  });
});

test.describe('T09: a base that comes late', () => {
  for (const withPolicy of [true, false]) {
    test(
      withPolicy ? 'with our policy' : 'without a policy',
      async ({ origins, page, problems, openThread, expectUnharmed }) => {
        problems.allow(/base-uri/);
        if (!withPolicy) origins.withoutPolicy();
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        await openThread();
        await page.evaluate((evil) => {
          const base = document.createElement('base');
          base.href = `${evil}/`;
          document.head.prepend(base);
        }, origins.evil.url);
        asked.length = 0;
        await expectUnharmed();
        await toggleReaction(page, barOf(page, 1), 'Like');
        expect(strangers(asked, origins.forum.url)).toEqual([]);
      },
    );
  }
});
