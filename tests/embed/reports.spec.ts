import { expect, expectReady, heard, test } from '../support/embedTest';

const tag = (path: string, attributes = '') =>
  `<forum-embed src="{forum}/" path="${path}" ${attributes}></forum-embed>`;

test('secrets in an address of the forum are in no message, no referrer and no line of its log', async ({
  openHost,
  embed,
  frame,
  page,
  context,
  forum,
  sites,
  problems,
}) => {
  // There is no such page in this forum; its log has the request all the same.
  problems.allow(/status of 404/);
  const secret = 'hush-hush-hush';
  const told: string[] = [];
  context.on('request', async (request) => {
    const isForum = request.url().startsWith(forum.url);
    if (!isForum) told.push(`${request.url()} ${(await request.headerValue('referer')) ?? ''}`);
  });
  await context.exposeBinding('tell', (_, line: string) => void told.push(line));
  await page.addInitScript(() => {
    const { tell } = window as unknown as { tell(line: string): void };
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function post(this: MessagePort, ...args: [unknown]) {
      tell(JSON.stringify(args[0]));
      return postMessage.apply(this, args);
    };
    addEventListener('message', ({ data }) => tell(JSON.stringify(data)));
  });
  sites.serve('/nothing', '<!doctype html><link rel="icon" href="data:,"><title>Nothing</title>');
  await openHost(tag('/discussions', 'deep-link'));
  await expectReady(embed);
  // The reader came by a link in a mail, or by what another page of the forum made.
  await frame
    .locator('body')
    .evaluate((_, to) => location.assign(to), `/discussions?sso=${secret}&page=2&access_token=${secret}`);
  await expect(page).toHaveURL(/#\/discussions\?page=2$/);
  await expectReady(embed);
  await frame.locator('body').evaluate(
    (body, all) => {
      for (const [id, href, target] of all)
        body.prepend(
          Object.assign(document.createElement('a'), {
            id,
            href,
            target,
            title: 'https://bank.example/',
            textContent: `${id} `,
          }),
        );
    },
    [
      ['tab', `${sites.other.url}/nothing`, '_blank'],
      ['key', `${sites.other.url}/nothing`, ''],
      // The name in front of the @ is a user's, and the hint is nobody's.
      ['away', `${sites.other.url.replace('//', '//bank.example@')}/nothing?x`, ''],
      ['reset', `/entry/passwordreset/5/${secret}`, ''],
    ] as const,
  );
  const open = async (id: string, modifiers: 'Control'[] = []) => {
    const popup = context.waitForEvent('page');
    await frame.locator(`#${id}`).click({ modifiers });
    const tab = await popup;
    await tab.waitForLoadState();
    await tab.close();
  };
  // A click with a key, and a link for a tab, are the browser's.
  await open('tab');
  await open('key', ['Control']);
  await open('reset');
  expect(await heard(page, 'external')).toEqual([]);
  await frame.locator('#away').click();
  await expect
    .poll(() => heard(page, 'external'))
    .toEqual([{ type: 'external', url: `${sites.other.url}/nothing?x` }]);
  await frame.locator('body').evaluate((_, hash) => {
    location.hash = hash;
    document.title = 'The last';
  }, `#token=${secret}`);
  await expect.poll(async () => (await heard(page, 'title')).at(-1)!.title).toBe('The last');

  const known = await embed.evaluate((element) => element.shadowRoot!.textContent);
  const lines = [
    ...told,
    page.url(),
    await page.title(),
    known,
    JSON.stringify(await heard(page, 'navigate')),
  ];
  expect(lines.join('\n')).toContain(`${sites.other.url}/nothing ${forum.url}/`);
  expect(lines.filter((line) => line!.includes(secret))).toEqual([]);
  await expect.poll(() => forum.output()).toContain('/entry/passwordreset');
  const log = forum.output();
  // Nobody counts readers in a frame: a host has not asked for that.
  expect(log).not.toContain('analytics');
  expect(log.split('\n').filter((line) => line.includes(secret))).toEqual([]);
});
