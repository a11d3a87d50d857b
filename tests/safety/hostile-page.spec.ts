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
  test('change neither what is loaded nor what works', async ({
    origins,
    page,
    problems,
    plant,
    openThread,
    expectUnharmed,
  }) => {
    // One page after the other.
    test.slow();
    // Asking evil for an image is the planted element's doing, and the policy's to refuse.
    problems.allow(/img-src|Content Security Policy/);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (['script', 'stylesheet', 'fetch', 'xhr'].includes(request.resourceType()))
        asked.push(request.url());
    });
    for (const [name, html] of Object.entries(clobbering))
      await test.step(name, async () => {
        origins.reset();
        plant('before loader', html.replaceAll('EVIL', origins.evil.url));
        await openThread();
        await expectUnharmed();
        expect(strangers(asked, origins.forum.url)).toEqual([]);
      });
  });

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
  /** A form around a place with an ID of its own; `more` are attributes of its field. */
  const form = (field: string, id = 'bait', more = '') =>
    `<form action="/search"><input type="hidden" name="${field}"><img id="${field}" alt="">
      ${others.map((name) => `<input type="hidden" name="${name}">`).join('')}
      <input name="q" value="kept"${more}><b id="${id}">Come here</b></form>
      <form id="other-${id}"></form><input type="hidden" form="other-${id}" name="${field}">`;
  /** What stands on one page; each by the ID of its place. */
  const pages: Record<string, Record<string, string>> = {
    'forms whose fields are named like what is around them': {
      one: form('parentNode', 'one'),
      two: form('parentElement', 'two'),
      three: form('assignedSlot', 'three'),
      four: form('children', 'four'),
      five: `<div data-no-mount>${form('parentNode', 'five')}</div>`,
    },
    'a form that takes the focus': { bait: form('parentNode', 'bait', ' autofocus') },
    'an image that the document answers with': {
      bait: `<img name="parentNode" alt="">${form('q2')}`,
    },
    'a form that the document answers with': {
      bait: `<form name="parentNode"><input name="removeAttribute"></form>${form('q2')}`,
    },
  };
  /** By the page's own means: the browser's driver asks elements for what is around them, too. */
  const placeOf = (page: Page, id: string) =>
    page.evaluate((own) => document.getElementById(own)!.getBoundingClientRect().toJSON() as DOMRect, id);
  const fieldOf = (id: string) => `[name=q]:has(+ #${id})`;
  const valueOf = (page: Page, id: string) =>
    page.evaluate((selector) => document.querySelector<HTMLInputElement>(selector)!.value, fieldOf(id));

  async function comeNear(page: Page, id = 'bait'): Promise<void> {
    const button = barOf(page).locator('button').first();
    await button.hover();
    // What it brings listens to the whole page.
    await expect(page.locator('.inl-tooltip')).toBeVisible();
    const { x, y } = await placeOf(page, id);
    await page.mouse.move(x + 3, y + 3);
    await page.mouse.click(x + 3, y + 3);
    await page.evaluate(
      (selector) => document.querySelector<HTMLInputElement>(selector)!.focus({ preventScroll: true }),
      fieldOf(id),
    );
    await page.keyboard.press('End');
    await page.keyboard.type(' and typed');
    await expect.poll(() => valueOf(page, id)).toBe('kept and typed');
  }

  test('forms that the page brings', async ({ origins, page, plant, openThread, expectUnharmed }) => {
    // One page after the other.
    test.slow();
    for (const [name, places] of Object.entries(pages))
      await test.step(name, async () => {
        origins.reset();
        plant('post', Object.values(places).join(''));
        await openThread();
        for (const id of Object.keys(places)) await comeNear(page, id);
        await barOf(page).locator('button').first().hover();
        await expect(page.locator('.inl-tooltip')).toBeVisible();
        await expectUnharmed();
      });
  });

  test('a form that was there when the code came, while the last code does not come', async ({
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

  test('a form that comes later, and mentions in forms open their cards', async ({
    plant,
    openThread,
    expectUnharmed,
  }) => {
    const mention = (field: string) =>
      `<form><input type="hidden" name="${field}"><a class="js-userCard" data-userid="2"
        href="/profile/2/moderator" id="of-${field}">moderator</a></form>`;
    const fields = ['assignedSlot', 'children', 'matches'];
    plant('post', fields.map(mention).join('') + `<template id="later">${form('parentNode')}</template>`);
    const page = await openThread();
    for (const field of fields) {
      await page.locator(`#of-${field}`).click();
      await expect(page.getByRole('dialog', { name: 'moderator' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.evaluate(() => {
      const later = document.querySelector<HTMLTemplateElement>('#later')!;
      later.after(later.content);
    });
    await comeNear(page);
    await expectUnharmed();
  });
});

test('T09: a base that comes late changes no address, with our policy and without one', async ({
  origins,
  page,
  problems,
  openThread,
  expectUnharmed,
}) => {
  problems.allow(/base-uri/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const withPolicy of [true, false]) {
    if (!withPolicy) origins.withoutPolicy();
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
  }
});
