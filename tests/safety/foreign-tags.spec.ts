import type { Page } from '@playwright/test';
import { expectCase, marked, props } from '../support/foreignCase';
import { expect, test } from '../support/safetyTest';

/** Into a post; with `isMoved` in a paragraph that goes to the page's end in the same turn. */
const add = (page: Page, isMoved = false) =>
  page.evaluate(
    ([json, moves]) => {
      const element = document.createElement('div');
      element.id = 'case';
      element.dataset.react = 'UserCard';
      element.dataset.props = json;
      element.setAttribute('data-inlay-when', 'now');
      element.textContent = 'left alone';
      const paragraph = document.createElement('p');
      paragraph.append(element);
      document.querySelector('.userContent')!.append(moves ? paragraph : element);
      if (moves) document.body.append(paragraph);
      else element.dispatchEvent(new Event('X-DOMContentReady', { bubbles: true }));
    },
    [props, isMoved] as const,
  );

test('T01, T02: a tag in a post is never ours, whatever its name and its element, nor one that comes into a post later, also when it is moved out of it, at once or some frames later', async ({
  plant,
  openThread,
  expectUnharmed,
}) => {
  const planted = ['html', 'HTML', 'UserCard', 'usercard', 'ReactionBar'].flatMap((name) =>
    ['div', 'span', 'section'].map(
      (tag) =>
        `<${tag} class="case" data-react="${name}" data-inlay-when="now" data-props='${props}'>left alone</${tag}>`,
    ),
  );
  // As deep as a post can nest, too.
  const deep = `${'<div>'.repeat(200)}${marked('div')}${'</div>'.repeat(200)}`;
  plant('post', planted.join('') + deep);
  const page = await openThread();
  await expectCase(page).toMatchObject({ html: 'left alone', state: 'skipped' });
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

  await page.evaluate(() => document.getElementById('case')!.remove());
  await add(page);
  await expectCase(page).toEqual({ html: 'left alone', state: 'skipped', reason: 'user content' });

  await page.evaluate(() => document.getElementById('case')!.remove());
  await add(page, true);
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

  // Nor does a form beside it, whose fields have the names of its methods, free a tag.
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
