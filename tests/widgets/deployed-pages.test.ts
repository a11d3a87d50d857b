import { screen, waitFor } from '@testing-library/react';
import type { ApiRequest, ApiResult } from '../../src/contract/apiClient';
import { plainError } from '../../src/contract/apiError';
import { deployedBody, deployedGlobals, deployedTag, type Reader } from '../support/deployed/pages';
import { startDeployed } from '../support/deployed/startDeployed';

jest.mock('virtual:icons', () => ({}), { virtual: true });
jest.mock('../../src/ui/createIcons', () => ({ createIcons: () => ({ need: () => undefined }) }));
jest.mock('../../src/server/exchange', () => ({
  exchange: (request: ApiRequest) => Promise.resolve(answer(request)),
}));

const nothing: ApiResult = { outcome: 'failed', error: plainError('server', 500) };
let asked: ApiRequest[] = [];
let answers: Record<string, unknown> = {};
function answer(request: ApiRequest): ApiResult {
  asked.push(request);
  const data = answers[request.path];
  return data === undefined ? nothing : { outcome: 'done', status: 200, data, paging: {} };
}

const globals = window as unknown as Record<string, (foreign: unknown) => void>;
let stop = () => {};

function print(html: string, own: object): void {
  document.head.innerHTML = '<script src="http://localhost/inlay/loader.js" type="text/plain"></script>';
  document.body.innerHTML = html;
  document.body.className = 'isLoading';
  Object.assign(window, own);
}
function open(html: string, own: object): void {
  print(html, own);
  stop = startDeployed();
}

beforeEach(() => {
  Object.assign(window, { IS_REACT_ACT_ENVIRONMENT: false });
  asked = [];
  answers = {};
});
afterEach(async () => {
  document.body.replaceChildren();
  // What was mounted ends with its page.
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  stop();
  document.head.replaceChildren();
  delete window.inlay;
  for (const name of [
    ...['gdn', '__ACTIONS__', 'vanillaInitialLayout', 'onVanillaReady'],
    ...['onVanillaContentUpdate', 'onPageView', '__LEGACY_ADD_TOAST__'],
  ])
    delete globals[name];
});

const states = () => window.inlay!.doctor().map(({ name, state }) => ({ name, state }));
/** Menus in the rows of a list sleep until they are used. */
const awaited = () => states().filter(({ name, state }) => name !== 'PostMenu' || state !== 'asleep');

test.each<Reader>(['guest', 'member', 'moderator'])(
  'for a %s nothing is left waiting, and nothing throws',
  async (reader) => {
    const failures: string[] = [];
    const hear = (event: Event) => {
      const { widget, phase, error } = (event as CustomEvent<Record<string, unknown>>).detail;
      failures.push(`${String(widget)} ${String(phase)}: ${String(error)}`);
      event.preventDefault();
    };
    document.addEventListener('inlay:error', hear);
    open(deployedBody(reader), deployedGlobals(reader));
    await waitFor(() => expect(awaited().filter(({ state }) => /loading|asleep/.test(state))).toEqual([]));
    document.removeEventListener('inlay:error', hear);
    expect(awaited().filter(({ state }) => state !== 'mounted')).toEqual([]);
    expect(failures).toEqual([]);
    expect(document.body).not.toHaveClass('isLoading');
  },
);

const query = {
  ...{ layoutViewType: 'home', recordType: 'siteSection', recordID: 0 },
  params: { siteSectionID: '0', locale: 'en' },
};
const layout = {
  ...{ layoutID: 'home', name: 'Home', layoutViewType: 'home', isDefault: true, contexts: [] },
  ...{ titleBar: null, seo: { title: 'Home', url: '/', meta: [], links: [] } },
  layout: [
    {
      $reactComponent: 'SectionOneColumn',
      $reactProps: {
        children: [
          {
            $reactComponent: 'QuickLinks',
            $reactProps: { title: 'Ways', links: [{ id: 'a', name: 'All posts', url: '/discussions' }] },
          },
        ],
      },
    },
  ],
};
/** Globals of a page whose host leaves these views to layouts. */
function withFlags(...views: string[]) {
  const { gdn, __ACTIONS__ } = deployedGlobals('member');
  const { meta } = gdn as { meta: object };
  const featureFlags = Object.fromEntries(views.map((view) => [`customLayout.${view}`, { Enabled: true }]));
  const customPages = [null, { customPageID: 4, urlcode: 'about' }];
  return { __ACTIONS__, gdn: { ...gdn, meta: { ...meta, featureFlags, customPages } } };
}

const bar =
  '<div id="titleBar" data-react="title-bar-hamburger" style="display:none!important" data-unhide="true"></div>';

test('a page of a bar and a page component mounts the layout that it brings, without a call', async () => {
  open(`${bar}<div id="app"></div>`, {
    ...deployedGlobals('member'),
    vanillaInitialLayout: { query, data: layout },
  });
  expect(
    await screen.findByRole('link', { name: 'All posts', hidden: true }, { timeout: 10_000 }),
  ).toHaveAttribute('href', 'http://localhost/discussions');
  await waitFor(() => expect(document.getElementById('titleBar')).not.toHaveAttribute('style'));
  expect(asked.map(({ path }) => path)).not.toContain('layouts/lookup-hydrate');
});

test.each([
  ['/custom/../discussions?sort=-score', 'discussionList', { sort: '-score' }],
  ['/discussion/9/which-saw/p2', 'post', { discussionID: 9, page: 2 }],
  ['/about', 'customPage', { customPageID: 4 }],
])('a page of a page component alone asks for the layout of its address: %s', async (path, view, params) => {
  history.replaceState(null, '', path);
  answers = { 'layouts/lookup-hydrate': layout };
  open(`${bar}<div id="app"></div>`, withFlags('discussionList', 'post'));
  await waitFor(() => expect(document.querySelector('.inl-layout')).toBeInTheDocument(), { timeout: 10_000 });
  const lookup = asked.find((request) => request.path === 'layouts/lookup-hydrate')!;
  expect(lookup.query).toMatchObject({ layoutViewType: view, params });
  history.replaceState(null, '', '/');
});

test.each([
  ['whose flag is off', '/categories', '<div id="app"></div>'],
  ['that is none', '/entry/signin', '<div id="app"></div>'],
  ['in which its host has printed the page', '/discussions', '<div id="app"><p>Ours</p></div>'],
  ['that a member wrote', '/discussions', '<div class="userContent"><div id="app"></div></div>'],
])('a page component stays as it is for a page %s', async (_which, path, html) => {
  history.replaceState(null, '', path);
  open(`${bar}${html}`, withFlags('discussionList', 'post'));
  await waitFor(() => expect(document.body).not.toHaveClass('isLoading'));
  expect(document.querySelector('#app [data-react]')).toBeNull();
  expect(asked.map((request) => request.path)).not.toContain('layouts/lookup-hydrate');
  history.replaceState(null, '', '/');
});

test('an error that the server brings in place of a page is shown in the server’s words', async () => {
  const { gdn, __ACTIONS__ } = deployedGlobals('guest');
  const data = { status: 403, message: 'You need to be in the guild.', description: null };
  const failure = { type: '@@serverPage/ERROR', payload: { data }, error: true };
  open(`${bar}<div id="app"></div>`, { gdn, __ACTIONS__: [...__ACTIONS__, failure] });
  expect(await screen.findByText('You need to be in the guild.')).toBeInTheDocument();
});

describe('what scripts of the page ask for by the forum’s names', () => {
  test('before the runtime is here, and after', async () => {
    answers = { 'users/5': { userID: 5, name: 'Bo' } };
    const said: unknown[] = [];
    const error = jest.fn();
    globals.reportError = error;
    open('<div data-react="QuickLinks" data-props="{}">Links</div>', deployedGlobals('member'));
    globals.onVanillaReady!(() => {
      throw new Error('the page’s own');
    });
    globals.onVanillaReady!(() => {
      said.push('ready');
      globals.onVanillaContentUpdate!(({ target }: Event) => said.push(['content', target]));
      globals.onPageView!(({ history }: { history: { location: { pathname: string } } }) =>
        said.push(history.location.pathname),
      );
    });
    for (const odd of [null, 'text', {}]) globals.onVanillaReady!(odd);
    await waitFor(() => expect(said).toEqual(['ready', ['content', document], '/']));
    expect(error).toHaveBeenCalledTimes(1);
    globals.onVanillaReady!(() => said.push('late'));
    expect(said.at(-1)).toBe('late');
    const added = document.body.appendChild(document.createElement('p'));
    added.dispatchEvent(new CustomEvent('X-DOMContentReady', { bubbles: true }));
    expect(said.at(-1)).toEqual(['content', added]);
    history.pushState(null, '', '/b');
    history.back();
    await waitFor(() => expect(location.pathname).toBe('/'));
    const { apiv2 } = (window as unknown as { gdn: { apiv2: { get(url: string): Promise<object> } } }).gdn;
    expect(await apiv2.get('/users/5')).toMatchObject({ status: 200, data: { name: 'Bo' } });
    await expect(apiv2.get('/users/6')).rejects.toMatchObject({ response: { status: 500 } });
  });

  test('a toast shows the text of what it is given', async () => {
    open('<div data-react="QuickLinks" data-props="{}">Links</div>', deployedGlobals('member'));
    await waitFor(() => expect(globals.__LEGACY_ADD_TOAST__).toBeDefined());
    globals.__LEGACY_ADD_TOAST__!({
      body: '<b>Saved</b> &amp; sent<img src=x onerror=alert(1)>',
      dismissible: true,
    });
    for (const odd of [null, 7n, [], { body: {} }, { body: '' }]) globals.__LEGACY_ADD_TOAST__!(odd);
    await waitFor(() => expect(document.body.parentElement).toHaveTextContent('Saved & sent'));
    expect(document.querySelector('img[onerror]')).toBeNull();
  });

  test('what a host has itself by these names stays', async () => {
    const own = () => undefined;
    open('<div data-react="QuickLinks" data-props="{}">Links</div>', {
      ...deployedGlobals('guest'),
      onVanillaReady: own,
    });
    await waitFor(() => expect(states()[0]!.state).toBe('mounted'));
    expect(globals.onVanillaReady).toBe(own);
  });
});

test('a troll’s words that are all of a post’s content are folded away; a member’s tag among words is not mounted', async () => {
  const troll = deployedTag('TrollComment', {
    comment: '<p>Angry<img src=x onerror=alert(1)></p>',
    hideText: 'Hidden',
  });
  open(
    `${bar}<div class="Message userContent" id="alone">${troll}</div>
     <div class="Message userContent" id="among"><p>Words</p>${troll}</div>
     <div class="userContent"><blockquote class="Message" id="deep">${troll}</blockquote></div>`,
    deployedGlobals('moderator'),
  );
  const summary = await screen.findByText('Hidden', {}, { timeout: 20_000 });
  expect(document.getElementById('alone')).toBeEmptyDOMElement();
  summary.click();
  expect(await screen.findByText('Angry')).toBeInTheDocument();
  expect(document.querySelector('img[onerror]')).toBeNull();
  for (const id of ['among', 'deep'])
    expect(document.querySelector(`#${id} [data-react]`)).toHaveAttribute('data-react', 'TrollComment');
});
