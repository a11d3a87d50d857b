import { expect, test } from '../support/safetyTest';

/** A film that would like to be more than one. */
const film = (evil: string) => `<!doctype html><link rel="icon" href="data:,"><title>Film</title>
<form action="/sent" target="_self"><button>Send</button></form><p></p>
<script>
  const said = [];
  const attempt = (name, act) => { try { said.push(name + ': ' + act()); } catch (error) { said.push(name + ': ' + error.name); } };
  attempt('own origin', () => origin === location.origin);
  attempt('page', () => parent.document.title);
  attempt('frame', () => frameElement);
  attempt('away', () => { top.location = '${evil}/away'; return 'went'; });
  attempt('window', () => open('${evil}/popup'));
  attempt('question', () => confirm('?'));
  document.querySelector('p').textContent = said.join(', ');
</script>`;

const tag = (id: string, props: object) =>
  `<div id="${id}" data-react="IframeEmbed" data-props='${JSON.stringify(props)}'><p>What it shows without script</p></div>`;

test('a page of another site stands in a box of its own, as tall as may be, once the reader comes near; none of ours does', async ({
  origins,
  plant,
  openThread,
  expectUnharmed,
  page,
  problems,
}) => {
  problems.allow(
    /Unsafe attempt|Blocked (opening|confirm)|Ignored call|allow-(modals|popups|top-navigation)|frame-src/,
  );
  const { other, evil, forum } = origins;
  origins.withoutPolicy();
  origins.serve('/film', film(evil.url));
  origins.serve('/sent?', '<!doctype html><title>Sent</title>');
  const url = `${other.url}/film`;
  const port = new URL(other.url).port;
  const ours = ['/discussions', `${forum.url}/discussions`, `http://forum.localhost:${port}/film`];
  plant(
    'body',
    [
      '<div style="block-size: 5000px"></div>',
      tag('film', { url, title: 'A film', width: 640, height: 300 }),
      tag('tall', { url, width: '50%', height: '2000px' }),
      ...ours.map((own, at) => tag(`own-${at}`, { url: own })),
    ].join(''),
  );
  await openThread();
  expect(other.log).toEqual([]);

  const frame = page.getByTitle('A film');
  await page.locator('#film').scrollIntoViewIfNeeded();
  await expect(frame).toBeVisible();
  const size = (of: string) =>
    page.locator(`${of} iframe`).evaluate((one) => {
      const { width, height } = one.getBoundingClientRect();
      return [width, height, width / one.parentElement!.clientWidth];
    });
  await expect.poll(async () => (await size('#film')).slice(0, 2)).toEqual([640, 300]);
  const inner = frame.contentFrame();
  await expect(inner.locator('p')).toHaveText(
    'own origin: true, page: SecurityError, frame: null, away: SecurityError, window: null, question: false',
  );
  // Its forms work, and lead nowhere else than in its frame.
  await inner.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => other.log).toContain('GET /sent?');

  await page.locator('#tall').scrollIntoViewIfNeeded();
  await expect(page.locator('#tall iframe')).toHaveAttribute('title', 'other.localhost');
  await expect.poll(async () => (await size('#tall')).slice(1)).toEqual([0.8 * 900, 0.5]);
  for (const at of ours.keys()) {
    await page.locator(`#own-${at}`).scrollIntoViewIfNeeded();
    await expect(page.locator(`#own-${at}`)).toHaveText('This content cannot be shown here.');
  }
  await expect(page.locator('iframe')).toHaveCount(2);
  await page.setViewportSize({ width: 320, height: 600 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect.poll(async () => (await size('#tall'))[1]).toBe(480);
  await expectUnharmed();
});
