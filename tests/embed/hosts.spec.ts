import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, expectReady, expectWhole, heard, stopClock, test } from '../support/embedTest';

const tag = '<forum-embed src="{forum}/" path="/discussions"></forum-embed>';

test('a listed host in the frame of a stranger, or in one without an origin, shows no forum, nor does a file', async ({
  page,
  openHost,
  sites,
  forum,
  problems,
}, info) => {
  problems.allow(/frame-ancestors|Framing|chrome-error|violates|Failed to load/);
  await openHost(tag);
  await expectReady(page.locator('forum-embed'));
  const frame = (attributes: string) =>
    `<!doctype html><iframe ${attributes} src="${sites.host.url}/page"></iframe>`;
  sites.serve('/stranger', frame(''));
  sites.serve('/opaque', frame('sandbox="allow-scripts"'));
  const file = info.outputPath('page.html');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    `<!doctype html><title>File</title><script src="${forum.url}/embed.js"></script>${tag.replace('{forum}', forum.url)}`,
  );
  await stopClock(page);
  for (const url of [`${sites.evil.url}/stranger`, `${sites.host.url}/opaque`, pathToFileURL(file).href]) {
    await page.goto(url);
    const place = url.startsWith('file:') ? page : page.frameLocator('iframe');
    const embed = place.locator('forum-embed');
    await expect(embed).toHaveAttribute('data-state', 'loading');
    await page.clock.fastForward(10_100);
    await expect(embed.getByRole('alert')).toBeVisible();
    expect(page.frames().some((each) => each.url().startsWith(forum.url))).toBe(false);
  }
});

test('a host that is sandboxed itself, without popups, forms or storage, can be read, and nothing throws', async ({
  page,
  openHost,
  sites,
  forum,
  problems,
}) => {
  await openHost(tag);
  await expectReady(page.locator('forum-embed'));
  sites.serve(
    '/sandbox',
    `<!doctype html><link rel="icon" href="data:,"><iframe style="width:700px;height:600px" sandbox="allow-scripts allow-same-origin" src="${sites.host.url}/page"></iframe>`,
  );
  await page.goto(`${sites.host.url}/sandbox`);
  problems.allow(/Blocked (form submission|opening)|sandbox/);
  const embed = page.frameLocator('iframe').locator('forum-embed');
  await expect(embed).toHaveAttribute('data-state', 'ready');
  const forumPage = embed.frameLocator('iframe');
  await forumPage.locator('main h2 a, main h3 a, .forum-row a').first().click();
  // Its script has been welcomed by then, and hears of clicks.
  const path = () => embed.evaluate((element) => (element as HTMLElement & { path: string }).path);
  await expect.poll(path).toContain('/discussion/');
  await expect(forumPage.locator('.userContent').first()).toBeVisible();
  // Neither cookies nor tabs are allowed there: the reader is told so, and where the page is.
  const signIn = forumPage.getByRole('link', { name: 'Sign In' }).first();
  await signIn.click();
  const notice = forumPage.getByRole('alert');
  await notice.getByRole('link', { name: 'Sign in in a new tab' }).press('Enter');
  await expect(notice).toContainText(`${forum.url}/entry/signin`);
  await expect(notice).toBeInViewport();
  await notice.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(notice).toHaveCount(0);
  await expect(signIn).toBeFocused();
  await forumPage.getByRole('button', { name: 'Search' }).first().click();
  const words = forumPage.locator('[data-inlay-part="search-words"]:visible');
  await words.fill('solder');
  await words.press('Enter');
  await expect(notice).toContainText('lets nothing be sent from here');
  await notice.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(notice).toHaveCount(0);
  await expect(embed).toHaveAttribute('data-state', 'ready');
});

test('the frame is as tall as its page, within limits that change and go again: late pictures, opened details and growing text fields, and back', async ({
  openHost,
  embed,
  frame,
  page,
  forum,
}) => {
  await openHost(tag);
  await expectReady(embed);
  const tall = () => embed.evaluate((element) => element.clientHeight);
  const set = (name: string, value: string | null) =>
    embed.evaluate(
      (element, [key, to]) => (to === null ? element.removeAttribute(key) : element.setAttribute(key, to)),
      [name, value] as const,
    );
  const mode = (value: string) => expect(frame.locator('html')).toHaveAttribute('data-inlay-embedded', value);
  await expectWhole(embed, frame);
  const whole = await tall();
  expect(whole).toBeGreaterThan(900);

  await set('max-height', '600');
  await expect.poll(tall).toBe(600);
  await mode('clamped');
  await set('max-height', null);
  await expect.poll(tall).toBe(whole);
  await mode('fit');
  await set('min-height', String(whole + 500));
  await expect.poll(tall).toBe(whole + 500);
  await set('min-height', null);
  await expect.poll(tall).toBe(whole);

  await set('height', '300');
  await expect.poll(tall).toBe(300);
  await mode('fixed');
  await set('height', null);
  await expect.poll(tall).toBe(whole);
  await mode('fit');

  const own = page.frames().find((each) => each.url().startsWith(forum.url))!;
  const height = () => embed.evaluate((element) => element.clientHeight);
  const needed = () => own.evaluate(() => document.body.scrollHeight);
  const settled = async () => {
    await expect.poll(async () => Math.abs((await height()) - (await needed()))).toBeLessThanOrEqual(2);
    return height();
  };
  const start = await settled();
  await own.evaluate(() => {
    const box = document.createElement('div');
    box.id = 'growing';
    box.style.flex = 'none';
    const make = (name: string, style = '') => {
      const made = document.createElement(name);
      made.style.cssText = style;
      return made;
    };
    const details = make('details');
    details.append(make('summary'), make('p', 'block-size: 200px'));
    box.append(details, make('textarea', 'display: block; block-size: 40px'));
    document.body.append(box);
  });
  await expect.poll(settled).toBeGreaterThan(start);
  const added = await settled();
  await own.locator('#growing summary').click();
  await expect.poll(settled).toBeGreaterThanOrEqual(added + 200);
  await own.evaluate(
    () => (document.querySelector<HTMLElement>('#growing textarea')!.style.blockSize = '340px'),
  );
  await expect.poll(settled).toBeGreaterThanOrEqual(added + 500);
  await own.evaluate(() => {
    const picture = document.createElement('canvas');
    picture.width = 10;
    picture.height = 400;
    const image = new Image();
    image.src = picture.toDataURL();
    image.style.display = 'block';
    document.querySelector('#growing')!.append(image);
  });
  await expect.poll(height).toBeGreaterThanOrEqual(added + 900);
  // A list that drops out of the page's end.
  const high = await settled();
  await own.evaluate(() => {
    const box = document.querySelector<HTMLElement>('#growing')!;
    box.style.position = 'relative';
    const list = document.createElement('div');
    list.style.cssText = 'position: absolute; inset-block-start: 100%; block-size: 240px; inline-size: 100px';
    box.append(list);
  });
  await expect.poll(settled).toBeGreaterThanOrEqual(high + 200);
  await own.evaluate(() => document.querySelector('#growing')!.lastElementChild!.remove());
  await expect.poll(height).toBe(high);
  await own.evaluate(() => document.querySelector('#growing')!.remove());
  await expect.poll(height).toBe(start);
});

test('an element that is taken out, put back, moved or copied is one embed each time', async ({
  openHost,
  embed,
  frame,
  page,
  forum,
}) => {
  await openHost(tag);
  await expectReady(embed);
  // What React does to what it mounts when it looks for side effects, and what a page builder does.
  await embed.evaluate((element) => {
    const { parentNode } = element;
    element.remove();
    parentNode!.append(element);
    element.remove();
    document.body.prepend(element);
  });
  await expectReady(embed);
  const frames = () =>
    page
      .locator('forum-embed')
      .evaluateAll((all) => all.map((element) => element.shadowRoot!.querySelectorAll('iframe').length));
  await expect.poll(frames).toEqual([1]);
  await embed.evaluate((element) => void element.after(element.cloneNode(true)));
  await expect(page.locator('forum-embed').nth(1)).toHaveAttribute('data-state', 'ready');
  await expect.poll(frames).toEqual([1, 1]);

  // What a development server does: the script again, under another address too, and a copy in the element's place.
  await embed.evaluate(async (element, src) => {
    for (const query of ['', '?again'])
      await new Promise((resolve) => {
        document.head.append(
          Object.assign(document.createElement('script'), { src: src + query, onload: resolve }),
        );
      });
    element.nextElementSibling!.remove();
    element.replaceWith(element.cloneNode(true));
  }, `${forum.url}/embed.js`);
  await expectReady(embed);
  await expect.poll(() => page.frames().length).toBe(2);
  await expect.poll(frames).toEqual([1]);
  await expectWhole(embed, frame);
  // And a copy of the frame itself greets in vain: it is a page of the forum, and the embed is the one that was there.
  const [before, { length: titles }] = [
    await embed.evaluate((one) => one.clientHeight),
    await heard(page, 'title'),
  ];
  await embed.evaluate(async (element) => {
    const copy = element.shadowRoot!.querySelector('iframe')!.cloneNode(true) as HTMLIFrameElement;
    const greeted = new Promise((resolve) => {
      addEventListener('message', ({ source }) => source === copy.contentWindow && resolve(null));
    });
    document.body.append(copy);
    await greeted;
    copy.remove();
  });
  await expect(embed).toHaveAttribute('data-state', 'ready');
  expect(await embed.evaluate((one) => one.clientHeight)).toBe(before);
  expect((await heard(page, 'title')).length).toBe(titles);
});

test('a host whose policy takes the clipboard and the storage away: a link is shown where it cannot be copied', async ({
  openHost,
  embed,
  frame,
  forum,
  problems,
}) => {
  problems.allow(/[Pp]ermissions policy|requestStorageAccess/);
  const denied = 'clipboard-write=(), storage-access=(), web-share=(), fullscreen=()';
  await openHost('<forum-embed src="{forum}/" path="/discussion/4" height="600"></forum-embed>', {
    headers: { 'permissions-policy': denied },
  });
  await expectReady(embed);
  await expect.poll(() => frame.locator('body').evaluate(() => window.inlay !== undefined)).toBe(true);
  await frame.locator('[data-inlay-part="share"]').first().click();
  await frame.getByRole('menuitem', { name: 'Copy Link' }).click();
  await expect(frame.locator('.inl-toast')).toContainText(`${forum.url}/discussion/4`);
});
