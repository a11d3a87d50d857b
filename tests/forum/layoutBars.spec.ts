import { expect, test } from '../support/apiTest';

test('a page’s bar is as its layout says: looks, logo and menu, in its HTML and for its script', async ({
  as,
}) => {
  const [admin, guest] = [await as('admin'), await as('guest')];
  const made = await admin.post('/custom-pages', {
    ...{ urlcode: 'own-bar', seoTitle: 'Own bar', seoDescription: 'x', status: 'published' },
  });
  const { customPageID } = (await made.json()) as { customPageID: number };
  const layouts = (await (await admin.get('/layouts')).json()) as { layoutID: number; name: string }[];
  const { layoutID } = layouts.find(({ name }) => name === 'Own bar')!;
  const open = async (titleBar?: object) => {
    const layout = [{ $reactComponent: 'HtmlWidget', $reactProps: { html: '<p>Here.</p>' } }];
    const section = { $reactComponent: 'SectionOneColumn', $reactProps: { children: layout } };
    const own = titleBar && { titleBar: { $reactComponent: 'TitleBar', $reactProps: titleBar } };
    const kept = await admin.patch(`/layouts/${layoutID}`, { content: { layout: [section], ...own } });
    expect(kept.status(), await kept.text()).toBe(200);
    const html = await (await guest.context.get('/own-bar')).text();
    const json = /id="inlay-page"[^>]*>([^<]*)/.exec(html)![1]!;
    const { meta } = JSON.parse(json) as { meta: { titleBar: Record<string, unknown> } };
    return { html, bar: /<header class="inl-root inl-title-bar"[^>]*>/.exec(html)![0], told: meta.titleBar };
  };

  const usual = await open();
  expect(usual.bar).not.toMatch(/data-look|data-border/);
  expect(usual.html).not.toContain(':root{--inl-');

  const own = await open({
    ...{
      positioning: 'StaticSolid',
      backgroundColor: '#1B4332',
      height: 64,
      heightMobile: 9,
      borderType: 'none',
    },
    ...{ logoType: 'custom', logo: { imageUrl: '/own.svg', url: '/categories', alignment: 'center' } },
    navigationType: 'custom',
    navigation: {
      alignment: 'center',
      items: [
        { id: 'a', name: 'A way', url: '/a-way' },
        { id: 'b', name: 'For staff', url: '/staff', permission: 'site.manage' },
        {
          id: 'c',
          name: 'No way',
          url: 'javascript:alert(1)',
          children: [{ name: 'Nor', url: '/\\evil.test' }],
        },
      ],
    },
  });
  expect(own.bar).toContain('data-positioning="static-solid"');
  expect(own.bar).toContain('data-look="own"');
  expect(own.bar).toContain('data-border="none"');
  expect(own.bar).toContain('data-nav="center" data-logo="center"');
  expect(own.html).toMatch(
    /<style nonce="[^"]+">:root\{--inl-bar-color:#1b4332;--inl-bar-text:#ffffff;--inl-height-title-bar:64px\}<\/style>/,
  );
  expect(own.html).toMatch(/inl-title-bar__logo" href="\/categories"><img[^>]* src="\/own\.svg"/);
  expect(own.html).toContain('href="/a-way"');
  expect(own.html).not.toContain('For staff');
  expect(own.html).not.toMatch(/No way|href="javascript:|evil\.test/);
  expect(own.told).toMatchObject({
    ...{ positioning: 'StaticSolid', backgroundColor: '#1b4332', foregroundColor: '#ffffff', height: 64 },
    logo: { imageUrl: '/own.svg', url: '/categories' },
  });

  const odd = await open({
    ...{ backgroundColor: '#fff}body{display:none', foregroundColor: ['x'], height: '1px', borderType: '">' },
    ...{ positioning: 5, logo: [], navigation: 'x' },
  });
  expect(odd.bar).toBe(usual.bar);
  expect(odd.html).not.toContain('display:none}');
  await admin.delete(`/custom-pages/${customPageID}`);
});
