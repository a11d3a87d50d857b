import { expect, test } from '../support/apiTest';

const bannersOf = (html: string) =>
  [...html.matchAll(/data-react="community-banner"[^>]*data-props='([^']*)'/g)].map(
    ([, json]) => JSON.parse(json!.replaceAll('&#39;', "'")) as Record<string, unknown>,
  );
const formOf = (html: string) => /<div class="inl-banner__search">.*?<\/form>/s.exec(html)?.[0] ?? '';

test('the home page has the forum’s banner: a picture in several widths, and a plain search', async ({
  as,
}) => {
  const guest = await as('guest');
  const html = await (await guest.context.get('/')).text();
  const [banner, ...others] = bannersOf(html);
  expect(others).toEqual([]);
  expect(banner).toMatchObject({ title: 'Welcome to Brightwater Makers' });
  expect(html.match(/<h1/g)).toHaveLength(1);
  const [, srcset] = /class="inl-banner__image"[^>]*srcset="([^"]+)" sizes="100vw"/.exec(html)!;
  for (const picture of srcset!.split(', ')) {
    const [url, width] = picture.split(' ');
    expect(width).toMatch(/^\d+w$/);
    const answer = await guest.context.get(new URL(url!).pathname);
    expect(answer.headers()['content-type']).toBe('image/webp');
  }
  expect(formOf(html)).toContain('action="/search" method="get"');
  expect(formOf(html)).not.toContain('type="hidden"');
  expect(bannersOf(await (await guest.context.get('/discussions')).text())).toEqual([]);
});

test('a home page whose layout has a banner has this one alone, whole before any script', async ({ as }) => {
  const [admin, guest] = [await as('admin'), await as('guest')];
  const banner = {
    $reactComponent: 'Banner',
    $reactProps: { title: 'Spring fair', placeholder: 'Find a stall' },
  };
  const section = { $reactComponent: 'SectionFullWidth', $reactProps: { children: [banner] } };
  const made = await admin.post('/layouts', {
    ...{ name: 'Fair', layoutViewType: 'home', content: { title: 'Fair', layout: [section] } },
  });
  expect(made.status()).toBe(201);
  const { layoutID } = (await made.json()) as { layoutID: number };
  try {
    const places = [{ recordType: 'global', recordID: '0' }];
    expect((await admin.put(`/layouts/${layoutID}/views`, places)).status()).toBe(200);
    const html = await (await guest.context.get('/')).text();
    expect(bannersOf(html)).toEqual([]);
    expect(html.match(/<h1[^>]*>.*?<\/h1>/gs)).toEqual([expect.stringContaining('Spring fair')]);
    expect(formOf(html)).toContain('placeholder="Find a stall"');
    expect(html).toMatch(/<link rel="stylesheet"[^>]*Banner\./);
    expect(html).toContain('id="inl-icon-search"');
    expect(html).not.toContain('modulepreload');
  } finally {
    await admin.delete(`/layouts/${layoutID}/views`);
    await admin.delete(`/layouts/${layoutID}`);
  }
});

test('a category’s page is headed by what its record says, and searched from there', async ({ as }) => {
  const guest = await as('guest');
  const record = (await (await guest.get('/categories/7')).json()) as { bannerUrl: string; name: string };
  expect(new URL(record.bannerUrl).pathname).toBe('/static/banner-woodworking.svg');
  const html = await (await guest.context.get('/category/woodworking')).text();
  expect(bannersOf(html)).toEqual([
    expect.objectContaining({
      title: 'Woodworking',
      backgroundImage: '/static/banner-woodworking.svg',
      initialParams: { domain: 'discussions', categoryIDs: [7], includeChildCategories: true },
    }),
  ]);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(formOf(html)).toMatch(/name="domain" value="discussions".*name="includeChildCategories" value="1"/s);
  expect(formOf(html)).toContain('<option value="7" selected>');
  const picture = await guest.context.get('/static/banner-woodworking.svg');
  expect(picture.headers()['content-type']).toMatch(/^image\/svg\+xml/);

  const bare = await (await guest.get('/categories/6')).json();
  expect(bare).not.toHaveProperty('bannerUrl');
  expect(await (await guest.context.get('/category/help')).text()).not.toContain('inl-banner__image');
});
