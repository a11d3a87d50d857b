import { expect, test } from '../support/apiTest';
import { startRenderer } from '../support/startRenderer';

const home = { layoutViewType: 'home', recordType: 'siteSection', recordID: '0' };

test('a process without a browser renders layouts for hosts that run no Node.js', async ({ as, forum }) => {
  const guest = await as('guest');
  const layout: unknown = await (
    await guest.get(`/layouts/lookup-hydrate?${new URLSearchParams(home).toString()}`)
  ).json();
  const renderer = await startRenderer();
  try {
    const address = `http://${renderer.address}`;
    const ask = async (body: string) => {
      const answer = await fetch(address, { method: 'POST', body });
      const told = (await answer.json()) as Record<string, unknown>;
      return Object.assign(told, { status: answer.status });
    };
    const page = {
      url: `${forum.url}/`,
      config: { meta: { ui: { localeKey: 'ar', isDirectionRTL: true } } },
    };
    const rendered = await ask(
      JSON.stringify({ layout, page: { ...page, nonce: '"><b>', base: '/built/' } }),
    );
    expect(rendered).toMatchObject({ status: 200, problems: [], preload: [] });
    expect(rendered.html).toContain('روابط سريعة');
    expect(rendered.html).not.toMatch(/data-react|style=|<script/);
    expect(rendered.head).toMatch(/^<link rel="stylesheet" href="\/built\/assets\//);
    expect(rendered.widgets).toContain('QuickLinks');

    // Names that every object has are no widgets, and take no other with them.
    const odd = ['constructor', '__proto__', 'toString'].map((name) => ({
      $reactComponent: name,
      $reactProps: {},
    }));
    const beside = {
      $reactComponent: 'QuickLinks',
      $reactProps: { title: 'Beside', links: [{ id: 'a', name: 'All', url: '/' }] },
    };
    const section = { $reactComponent: 'SectionOneColumn', $reactProps: { children: [...odd, beside] } };
    expect(
      await ask(JSON.stringify({ layout: { ...(layout as object), layout: [section] }, page })),
    ).toMatchObject({ status: 200, html: expect.stringContaining('Beside') });

    expect(await ask(JSON.stringify({ layout: null, page }))).toMatchObject({ status: 200, html: '' });
    expect((await ask('{')).status).toBe(400);
    expect((await ask(JSON.stringify({ layout, page: { url: 'nowhere' } }))).status).toBe(400);
    expect((await ask(JSON.stringify({ layout: 'x'.repeat(5_000_000) }))).status).toBe(413);
    expect((await fetch(address)).status).toBe(405);
  } finally {
    renderer.stop();
  }
});
