import { expect, expectReady, test } from '../support/embedTest';

const tag = '<forum-embed src="{forum}/" path="/discussions"></forum-embed>';

test('a listed host in the frame of a stranger, or in one without an origin, shows no forum', async ({
  page,
  openHost,
  sites,
  forum,
  problems,
}) => {
  problems.allow(/frame-ancestors|Framing|chrome-error|violates|Failed to load/);
  await openHost(tag);
  await expectReady(page.locator('forum-embed'));
  const frame = (attributes: string) =>
    `<!doctype html><iframe ${attributes} src="${sites.host.url}/page"></iframe>`;
  sites.serve('/stranger', frame(''));
  sites.serve('/opaque', frame('sandbox="allow-scripts"'));
  await page.clock.install();
  for (const url of [`${sites.evil.url}/stranger`, `${sites.host.url}/opaque`]) {
    await page.goto(url);
    const embed = page.frameLocator('iframe').locator('forum-embed');
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
  problems,
}) => {
  await openHost(tag);
  await expectReady(page.locator('forum-embed'));
  sites.serve(
    '/sandbox',
    `<!doctype html><iframe style="width:700px;height:600px" sandbox="allow-scripts allow-same-origin" src="${sites.host.url}/page"></iframe>`,
  );
  await page.goto(`${sites.host.url}/sandbox`);
  problems.allow(/Blocked (form submission|opening)|sandbox/);
  const embed = page.frameLocator('iframe').locator('forum-embed');
  await expect(embed).toHaveAttribute('data-state', 'ready', { timeout: 15_000 });
  const forumPage = embed.frameLocator('iframe');
  await forumPage.locator('main h2 a, main h3 a, .forum-row a').first().click();
  await expect(forumPage.locator('.userContent').first()).toBeVisible();
  await forumPage.getByRole('link', { name: 'Sign In' }).first().click();
  await expect(embed).toHaveAttribute('data-state', 'ready');
});

test('the frame is as tall as its page: late pictures, opened details and growing text fields, and back', async ({
  openHost,
  embed,
  page,
  forum,
}) => {
  await openHost(tag);
  await expectReady(embed);
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
  const added = await settled();
  expect(added).toBeGreaterThan(start);
  await own.locator('#growing summary').click();
  expect(await settled()).toBeGreaterThanOrEqual(added + 200);
  await own.evaluate(
    () => (document.querySelector<HTMLElement>('#growing textarea')!.style.blockSize = '340px'),
  );
  expect(await settled()).toBeGreaterThanOrEqual(added + 500);
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
  await own.evaluate(() => document.querySelector('#growing')!.remove());
  await expect.poll(height).toBe(start);
});

test('an element that is taken out, put back, moved or copied is one embed each time', async ({
  openHost,
  embed,
  page,
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
  expect(await frames()).toEqual([1]);
  await embed.evaluate((element) => void element.after(element.cloneNode(true)));
  await expect(page.locator('forum-embed').nth(1)).toHaveAttribute('data-state', 'ready', {
    timeout: 15_000,
  });
  expect(await frames()).toEqual([1, 1]);
});
