import { readPageConfig } from '../../../src/page/readPageConfig';

const globals = window as unknown as Record<string, unknown>;

afterEach(() => {
  document.body.innerHTML = '';
  delete globals.gdn;
  delete globals.__ACTIONS__;
  delete globals.vanillaInitialLayout;
});

const script = (json: string) => {
  document.body.innerHTML = `<script type="application/json" id="inlay-page">${json}</script>`;
};

test('our own script tells meta, words and preloaded answers', () => {
  script(
    JSON.stringify({
      meta: {
        context: { host: '/forum/', debug: true, conversationsEnabled: true },
        ui: { siteName: 'Tall Trees', localeKey: 'ar', isDirectionRTL: true },
        TransientKey: 'k',
        featureFlags: { Flying: { Enabled: true }, Diving: { Enabled: false } },
      },
      translations: { Retry: 'Encore', Bad: 7 },
      preload: [
        { method: 'GET', path: 'users/me', data: { userID: 2 } },
        { method: 'POST', path: 'x' },
        'nonsense',
      ],
    }),
  );
  const config = readPageConfig(window);
  expect(config.meta.context).toEqual({
    host: '/forum',
    debug: true,
    translationDebug: false,
    conversationsEnabled: true,
  });
  expect(config.meta.ui).toMatchObject({ siteName: 'Tall Trees', localeKey: 'ar', isDirectionRTL: true });
  expect(config.meta.transientKey).toBe('k');
  expect(config.meta.featureFlags).toEqual({ Flying: true, Diving: false });
  expect(config.translations).toEqual({ Retry: 'Encore' });
  expect(config.preload).toEqual([{ method: 'GET', path: 'users/me', query: {}, data: { userID: 2 } }]);
});

test('deployed pages tell the same through their globals', () => {
  globals.gdn = {
    meta: { ui: { siteName: 'Old Oak' }, context: { host: '' } },
    translations: { Like: 'Aimer' },
  };
  globals.__ACTIONS__ = [
    { type: '@@users/GET_ME_DONE', payload: { result: { userID: 5 }, params: {} } },
    { type: '@@users/GET_PERMISSIONS_DONE', payload: { result: { isAdmin: true } } },
    { type: '@@serverPage/ERROR', payload: { data: { status: 403, message: 'Permission Problem' } } },
    null,
  ];
  const query = { layoutViewType: 'home', recordType: 'siteSection', recordID: 0, params: { locale: 'en' } };
  globals.vanillaInitialLayout = { query, data: { layout: [] } };
  const config = readPageConfig(window);
  expect(config.meta.ui.siteName).toBe('Old Oak');
  expect(config.translations).toEqual({ Like: 'Aimer' });
  expect(config.preload.map((answer) => [answer.path, answer.query])).toEqual([
    ['layouts/lookup-hydrate', query],
    ['users/me', {}],
    ['users/$me/permissions', { expand: 'junctions' }],
  ]);
  expect(config.error).toMatchObject({ status: 403, message: 'Permission Problem', description: null });
});

test.each([
  ['half a script', () => script('{"meta":{"ui":{"siteName":"x"')],
  ['an element of the script’s id', () => void (document.body.innerHTML = '<a id="inlay-page">{}</a>')],
  [
    'elements of the globals’ names',
    () =>
      void (document.body.innerHTML =
        '<a id=gdn href=//evil></a><form name=__ACTIONS__><input name=meta></form>'),
  ],
  [
    'wrong types everywhere',
    () => script('{"meta":{"context":7,"ui":[],"search":null,"upload":{"maxSize":"1"}},"preload":{}}'),
  ],
  ['a prefix that names another host', () => script('{"meta":{"context":{"host":"//evil.test"}}}')],
  ['nothing', () => undefined],
])('%s gives defaults', (_, arrange) => {
  arrange();
  const { meta, preload, translations } = readPageConfig(window);
  expect(meta.context.host).toBe('');
  expect(meta.ui.siteName).toBe('');
  expect(meta.signInUrl).toBe('/entry/signin');
  expect(meta.search.autocompleteDebounce).toBe(500);
  expect([preload, translations]).toEqual([[], {}]);
});

test('prototype keys do not get in', () => {
  script('{"meta":{"ui":{"__proto__":{"siteName":"evil"}},"constructor":{"prototype":{"isAdmin":true}}}}');
  expect(readPageConfig(window).meta.ui.siteName).toBe('');
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test('a byte order mark before it is passed over', () => {
  script(`\uFEFF${JSON.stringify({ meta: { ui: { siteName: 'Tall Trees' } } })}`);
  const leftOut: string[] = [];
  expect(readPageConfig(window, (why) => leftOut.push(why)).meta.ui.siteName).toBe('Tall Trees');
  expect(leftOut).toEqual([]);
});

test('a list whose keys had a gap when PHP printed it is a list', () => {
  script(
    JSON.stringify({
      addons: { 1: 'polls', 3: 'qna' },
      preload: { 2: { path: 'users/me', data: { userID: 2 } } },
      meta: { trustedDomains: { 4: 'example.com' }, ui: [] },
    }),
  );
  const leftOut: string[] = [];
  const config = readPageConfig(window, (why) => leftOut.push(why));
  expect(config.addons).toEqual(['polls', 'qna']);
  expect(config.preload.map(({ path }) => path)).toEqual(['users/me']);
  expect(config.meta.trustedDomains).toEqual(['example.com']);
  expect(leftOut).toEqual([]);
});

test.each([
  ['{"meta":', ['#inlay-page: not JSON: Unexpected end of JSON input']],
  ['[1]', ['#inlay-page: not an object']],
  [
    JSON.stringify({
      addons: ['polls', 5, { key: 'qna' }],
      preload: [{ path: 'users/me' }, { method: 'POST', path: 'x' }],
      translations: { Retry: 'Encore', Bad: 7 },
      meta: { ui: { siteName: 9 }, context: { debug: 'yes' }, mentionMinChars: '2', trustedDomains: 'a.b' },
    }),
    [
      'translations.Bad: not text',
      'preload.1: not a GET with a path',
      'addons.1: not text',
      'addons.2: not text',
      'meta.ui.siteName: not text',
      'meta.context.debug: not true or false',
      'meta.mentionMinChars: not a number',
      'meta.trustedDomains: not a list',
    ],
  ],
])('what is left out of %s is named', (json, expected) => {
  script(json);
  const leftOut: string[] = [];
  readPageConfig(window, (why) => leftOut.push(why));
  expect([...leftOut].sort()).toEqual([...expected].sort());
});

test('a deployed page’s theme says which fragments stand in; what the page itself says comes first', () => {
  const impl = { TitleBarFragment: { fragmentUUID: 'a1' } };
  const theme = (data: unknown) => [
    { type: '@@themes/GET_DONE', payload: { result: { assets: { variables: { data } } } } },
  ];
  const impls = () => readPageConfig(window).meta.raw.globalFragmentImpls;
  globals.gdn = { meta: {} };
  globals.__ACTIONS__ = theme({ globalFragmentImpls: impl });
  expect(impls()).toEqual(impl);
  globals.gdn = { meta: { globalFragmentImpls: {} } };
  expect(impls()).toEqual({});
  globals.gdn = { meta: [] };
  for (const odd of [null, [], 'text', { globalFragmentImpls: undefined }]) {
    globals.__ACTIONS__ = theme(odd);
    expect(impls()).toBeUndefined();
  }
});
