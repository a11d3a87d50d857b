import { expectCase, frames, marked, props } from '../support/foreignCase';
import { expect, test } from '../support/safetyTest';

test.describe('tags that are none', () => {
  /** T03: a tag on an element that cannot hold a widget. */
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
  /** T04: names that are no names. */
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

  test('T03, T04: on elements that cannot hold a widget, in a form, inside a widget, and with names that are none', async ({
    origins,
    plant,
    openThread,
    expectUnharmed,
  }) => {
    plant('body', (nonce) =>
      hosts.map(([, html], at) => html.replace('NONCE', nonce).replace('"case"', `"case-${at}"`)).join(''),
    );
    const fields = 'getAttribute closest matches parentElement setAttribute isConnected hasAttribute'
      .split(' ')
      .map((name) => `<input name="${name}">`);
    plant(
      'post',
      `<form data-react="UserCard" id="form" action="/search">${fields.join('')}${marked('div')}</form>`,
    );
    const inWidget = marked('span', 'inner').replace('"case"', '"inner"');
    origins.rewrite((html) => html.replace(/(class="inl-root inl-reactions" role[^>]*>)/, `$1${inWidget}`));
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

    // The outer one owns what is in it.
    const ownerOf = (id: string) =>
      page.evaluate((own) => window.inlay!.doctor().find(({ element }) => element.id === own)?.reason, id);
    await expect.poll(() => ownerOf('inner')).toBe('in a widget');

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

    // A form in a post, whose fields have the names of its methods, stops no widget.
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

  test('T03: html and body', async ({ origins, openThread, expectUnharmed }) => {
    origins.rewrite((page) =>
      page.replace(/<(body|html)\b/g, `<$1 data-react="UserCard" data-props='${props}'`),
    );
    const page = await openThread();
    const states = () =>
      page.evaluate(() =>
        window.inlay!.doctor().map(({ element, state }) => `${element.localName}: ${state}`),
      );
    // What is in them is not part of a widget.
    await expect.poll(async () => (await states()).join()).toMatch(/asleep|mounted/);
    expect((await states()).filter((each) => /^(body|html):/.test(each))).toEqual([]);
    await expect(page.locator('.userContent')).not.toHaveCount(0);
    await expectUnharmed();
  });
});
