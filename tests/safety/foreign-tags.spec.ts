import type { Page } from '@playwright/test';
import { expect, test } from '../support/safetyTest';

const props = JSON.stringify({
  recordType: 'comment',
  recordID: 1,
  categoryID: 1,
  closed: false,
  html: '<img src=x onerror=__pwned=1>',
  reactions: [],
});
const marked = (tag: string, inside = 'left alone', more = '') =>
  `<${tag} id="case" data-react="UserCard" data-props='${props}' ${more}>${inside}</${tag}>`;

/** Waits until the runtime has looked at what came last. */
const frames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** What becomes of `#case`; `html` is what is inside it. */
const expectCase = (page: Page, message?: string) =>
  expect.poll(async () => {
    await frames(page);
    return page.evaluate(() => {
      const element = document.getElementById('case')!;
      const diagnosis = window.inlay!.doctor().find((each) => each.element === element);
      return { html: element.innerHTML, state: diagnosis?.state, reason: diagnosis?.reason };
    });
  }, message);

test.describe('T01: a tag in a post is never ours', () => {
  test('whatever its name and its element', async ({ plant, openThread, expectUnharmed }) => {
    const planted = ['html', 'HTML', 'UserCard', 'usercard', 'ReactionBar'].flatMap((name) =>
      ['div', 'span', 'section'].map(
        (tag) =>
          `<${tag} class="case" data-react="${name}" data-inlay-when="now" data-props='${props}'>left alone</${tag}>`,
      ),
    );
    plant('post', `<i id="case"></i>${planted.join('')}`);
    const page = await openThread();
    await frames(page);
    const found = () =>
      page.evaluate(() =>
        window
          .inlay!.doctor()
          .filter(({ element }) => element.className === 'case')
          .map(({ element, state, reason }) => ({ html: element.innerHTML, state, reason })),
      );
    await expect
      .poll(found)
      .toEqual(planted.map(() => ({ html: 'left alone', state: 'skipped', reason: 'user content' })));
    await expectUnharmed();
  });

  test('as deep as a post can nest', async ({ plant, openThread, expectUnharmed }) => {
    plant('post', `${'<div>'.repeat(200)}${marked('div')}${'</div>'.repeat(200)}`);
    await expectCase(await openThread()).toMatchObject({ html: 'left alone', state: 'skipped' });
    await expectUnharmed();
  });
});

test.describe('T02: a tag that came into a post later', () => {
  const add = (page: Page) =>
    page.evaluate((json) => {
      const element = document.createElement('div');
      element.id = 'case';
      element.dataset.react = 'UserCard';
      element.dataset.props = json;
      element.setAttribute('data-inlay-when', 'now');
      element.textContent = 'left alone';
      document.querySelector('.userContent')!.append(element);
      element.dispatchEvent(new Event('X-DOMContentReady', { bubbles: true }));
    }, props);

  test('stays what it is, also when it is moved out of it, at once or some frames later', async ({
    openThread,
    expectUnharmed,
  }) => {
    const page = await openThread();
    await add(page);
    await expectCase(page).toEqual({ html: 'left alone', state: 'skipped', reason: 'user content' });

    await page.evaluate((json) => {
      document.getElementById('case')!.remove();
      const paragraph = document.createElement('p');
      const element = document.createElement('div');
      element.id = 'case';
      element.dataset.react = 'UserCard';
      element.dataset.props = json;
      element.setAttribute('data-inlay-when', 'now');
      element.textContent = 'left alone';
      paragraph.append(element);
      document.querySelector('.userContent')!.append(paragraph);
      document.body.append(paragraph);
    }, props);
    await expectCase(page).toMatchObject({ html: 'left alone', state: 'skipped' });

    for (const pause of [0, 3]) {
      await page.evaluate(() => document.getElementById('case')!.remove());
      await add(page);
      await page.evaluate(async (count) => {
        for (let i = 0; i < count; i += 1) await new Promise(requestAnimationFrame);
        document.body.append(document.getElementById('case')!);
      }, pause);
      await expectCase(page, `${pause} frames later`).toMatchObject({
        html: 'left alone',
        state: 'skipped',
      });
    }
    await expectUnharmed();
  });
});

test('T02: a form beside it, whose fields have the names of its methods, does not free a tag', async ({
  openThread,
  expectUnharmed,
}) => {
  const page = await openThread();
  for (const name of ['querySelectorAll', 'matches', 'closest']) {
    await page.evaluate(
      ([field, json]) => {
        document.getElementById('case')?.remove();
        const input = document.createElement('input');
        input.type = 'hidden';
        input.name = field;
        const form = document.createElement('form');
        form.append(input);
        const tag = document.createElement('div');
        tag.id = 'case';
        tag.dataset.react = 'UserCard';
        tag.dataset.props = json;
        tag.dataset.inlayWhen = 'now';
        tag.textContent = 'left alone';
        document.querySelector('.userContent')!.append(form, tag);
        document.body.append(tag);
      },
      [name, props] as const,
    );
    await expectCase(page, name).toEqual({
      html: 'left alone',
      state: 'skipped',
      reason: 'user content',
    });
  }
  await expectUnharmed();
});

test.describe('T01, T02: on a page with more tags than are judged in a frame', () => {
  const many = Array.from({ length: 1200 }, () => '<div data-react="UserCard" hidden></div>').join('');
  const post = `<div class="userContent">${marked('div', 'left alone', 'data-inlay-when="now"')}</div>`;

  test('a tag that the page moves out of its post in the first frame', async ({
    plant,
    openThread,
    expectUnharmed,
  }) => {
    plant(
      'body',
      (nonce) =>
        `${many}${post}<script nonce="${nonce}">
        // The loader comes when it comes; before it nobody can know whose the tag was.
        const move = () =>
          window.inlay ? document.body.append(document.getElementById('case')) : requestAnimationFrame(move);
        addEventListener('DOMContentLoaded', () => requestAnimationFrame(move));
      </script>`,
    );
    const page = await openThread();
    await page.waitForFunction(() => document.getElementById('case')!.parentElement!.localName === 'body');
    await page.waitForFunction(() => window.inlay!.doctor().length > 1200);
    await expectCase(page).toMatchObject({ html: 'left alone', state: 'skipped' });
    await expectUnharmed();
  });

  test('a tag in one of many posts that come at once', async ({ plant, openThread, expectUnharmed }) => {
    plant('body', () => `<template id="posts">${many}${post}</template>`);
    const page = await openThread();
    for (const frames of [0, 1]) {
      await page.evaluate(async (wait) => {
        document.getElementById('case')?.remove();
        const { content } = document.querySelector<HTMLTemplateElement>('#posts')!;
        document.querySelector('main')!.append(content.cloneNode(true));
        if (wait) await new Promise(requestAnimationFrame);
        document.body.append(document.getElementById('case')!);
        for (let i = 0; i < 5; i += 1) await new Promise(requestAnimationFrame);
      }, frames);
      await expectCase(page, `${frames} frames later`).toMatchObject({
        html: 'left alone',
        state: 'skipped',
      });
    }
    await expectUnharmed();
  });
});

test.describe('T03: a tag on an element that cannot hold a widget', () => {
  const hosts: [string, string][] = [
    ['template', marked('template')],
    ['textarea', marked('textarea')],
    ['svg', marked('svg', '<title>left alone</title>')],
    ['math', marked('math', '<mi>x</mi>')],
    ['iframe', marked('iframe', '', 'hidden')],
    ['script', marked('script', 'left alone', 'type="text/plain"')],
    ['style', marked('style', '.left-alone {}', 'media="not all" nonce="NONCE"')],
    ['button', marked('button')],
    ['select', `<select>${marked('option')}</select>`],
    ['object', marked('object', 'left alone', 'hidden')],
    ['contenteditable', `<div contenteditable>${marked('div')}</div>`],
    ['contenteditable plain', `<div contenteditable="plaintext-only">${marked('div')}</div>`],
    ['contenteditable itself', marked('div', 'left alone', 'contenteditable="true"')],
    ['below data-no-mount', `<div data-no-mount><p>${marked('span')}</p></div>`],
    ['.Message', `<div class="Message">${marked('div')}</div>`],
  ];
  test('all of them on one page', async ({ plant, openThread, expectUnharmed }) => {
    plant('body', (nonce) =>
      hosts.map(([, html], at) => html.replace('NONCE', nonce).replace('"case"', `"case-${at}"`)).join(''),
    );
    const page = await openThread();
    const read = () =>
      page.evaluate(
        (names) =>
          names.map((name, at) => {
            const element = document.getElementById(`case-${at}`)!;
            const state = window.inlay!.doctor().find((each) => each.element === element)?.state;
            return { name, html: element.innerHTML, state: state ?? 'skipped' };
          }),
        hosts.map(([name]) => name),
      );
    const before = await read();
    expect(before).toHaveLength(hosts.length);
    await frames(page);
    await expect.poll(read).toEqual(before.map((each) => ({ ...each, state: 'skipped' })));
    await expectUnharmed();
  });

  for (const tag of ['body', 'html']) {
    test(tag, async ({ origins, openThread, expectUnharmed }) => {
      origins.rewrite((page) =>
        page.replace(new RegExp(`<${tag}\\b`), `<${tag} data-react="UserCard" data-props='${props}'`),
      );
      const page = await openThread();
      await frames(page);
      const states = () =>
        page.evaluate(() =>
          window.inlay!.doctor().map(({ element, state }) => `${element.localName}: ${state}`),
        );
      // What is in it is not part of a widget.
      await expect.poll(async () => (await states()).join()).toMatch(/asleep|mounted/);
      expect((await states()).filter((each) => each.startsWith(tag))).toEqual([]);
      await expect(page.locator('.userContent')).not.toHaveCount(0);
      await expectUnharmed();
    });
  }

  test("a form in a post, whose fields have the names of its methods, stops nobody's widgets", async ({
    plant,
    openThread,
    expectUnharmed,
  }) => {
    const fields = [
      'getAttribute',
      'closest',
      'matches',
      'parentElement',
      'setAttribute',
      'isConnected',
      'hasAttribute',
    ]
      .map((name) => `<input name="${name}">`)
      .join('');
    plant('post', `<form data-react="UserCard" id="form" action="/search">${fields}${marked('div')}</form>`);
    const page = await openThread();
    await expectCase(page).toEqual({ html: 'left alone', state: 'skipped', reason: 'user content' });
    // The pointer, since the test's own tools call the form's methods too.
    const at = (await page.locator('#case').boundingBox())!;
    await page.mouse.move(at.x + 5, at.y + 5);
    await page.mouse.click(at.x + 5, at.y + 5);
    await page.mouse.click(at.x + at.width - 1, at.y - 1);
    await page.evaluate(() => {
      const bar = [...document.querySelectorAll('[data-react="ReactionBar"]')].at(-1)!;
      bar.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
    await page.waitForFunction(() =>
      window.inlay!.doctor().some(({ name, state }) => name === 'ReactionBar' && state === 'mounted'),
    );
    await expectUnharmed();
  });

  test('inside a widget: the outer one owns what is in it', async ({
    origins,
    openThread,
    expectUnharmed,
  }) => {
    origins.rewrite((page) =>
      page.replace(/(class="inl-reactions__group"[^>]*>)/, `$1${marked('span', 'inner')}`),
    );
    const page = await openThread();
    await expectCase(page).toMatchObject({ state: 'skipped', reason: 'in a widget' });
    await expectUnharmed();
  });
});

test.describe('T04: names that are no names', () => {
  const names: [string, string][] = [
    ...[
      'constructor',
      '__proto__',
      'prototype',
      'toString',
      'hasOwnProperty',
      'valueOf',
      '__defineGetter__',
      'isPrototypeOf',
      'apply',
      'name',
      'length',
    ].map((name): [string, string] => [name, name]),
    ['empty', ''],
    ['space', ' '],
    ['5 MB', 'A'.repeat(5_000_000)],
    ['with NUL', 'UserCard\u0000'],
    ['full width', 'ＨＴＭＬ'],
    ['path', '../UserCard'],
    ['URL', '//evil.localhost/x'],
    ['selector', '"],body,[x="'],
  ];
  test('all of them on one page', async ({ openThread, expectUnharmed }) => {
    const page = await openThread();
    await page.evaluate(
      (all) =>
        document.querySelector('main')!.append(
          ...all.map(([label, value]) => {
            const element = document.createElement('div');
            element.className = 'case';
            element.title = label;
            element.setAttribute('data-react', value);
            element.textContent = 'left alone';
            return element;
          }),
        ),
      names,
    );
    await frames(page);
    const found = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.case')].map((element) => ({
          label: element.title,
          html: element.innerHTML,
          state: window
            .inlay!.doctor()
            .find((each) => each.element === element)
            ?.state.replace('waiting', 'skipped'),
        })),
      );
    await expect
      .poll(found)
      .toEqual(names.map(([label]) => ({ label, html: 'left alone', state: 'skipped' })));
    await expectUnharmed();
  });
});
