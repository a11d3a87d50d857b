import { watchTicks } from '../../../src/page-life/watchTicks';
import { createTick, type Tick } from '../../../src/server/createTick';
import { testUi } from '../../support/testUi';

const sent: Tick[] = [];
const reader = { choice: -1 as -1 | 0 | 1, anonymous: false };
beforeAll(() => {
  document.title = 'A page';
  const privacy = {
    choice: () => Promise.resolve(reader.choice),
    isAnonymous: () => Promise.resolve(reader.anonymous),
  };
  watchTicks({ ui: testUi().ui, privacy, send: (tick) => sent.push(tick) });
  // jsdom goes nowhere.
  for (const type of ['click', 'submit']) window.addEventListener(type, (event) => event.preventDefault());
});
beforeEach(() => {
  sent.length = 0;
  Object.assign(reader, { choice: -1, anonymous: false });
});
afterEach(() => jest.restoreAllMocks());

async function press(href: string) {
  document.body.innerHTML = `<a href="${href}"><b>there</b></a>`;
  document.querySelector('b')!.click();
  await new Promise((resolve) => setTimeout(resolve));
  return sent;
}
async function search(form: string) {
  document.body.innerHTML = form;
  document.querySelector('form')!.requestSubmit();
  await new Promise((resolve) => setTimeout(resolve));
  return sent;
}

test('a link out is told with where it leads, without its secrets', async () => {
  expect(await press('https://elsewhere.example/a?b=1&token=x')).toEqual([
    {
      type: 'externalNavigation',
      url: 'http://localhost/',
      destinationUrl: 'https://elsewhere.example/a?b=1',
      pageName: 'A page',
      siteSectionID: undefined,
    },
  ]);
});

test.each(['/home/leaving?target=https%3A%2F%2Felsewhere.example', '#a', 'mailto:a@b.example', ''])(
  'a link to %j leaves no trace',
  async (href) => {
    expect(await press(href)).toEqual([]);
  },
);

test('a search is told with the address of its results, an empty one is not', async () => {
  const form = (words: string) =>
    `<form role="search" action="/search"><input name="query" value="${words}"><button></button></form>`;
  expect(await search(form('gut strings'))).toMatchObject([
    { type: 'search', url: 'http://localhost/search?query=gut+strings' },
  ]);
  sent.length = 0;
  expect(await search(form('  '))).toEqual([]);
  expect(await search('<form action="/else"><input name="query" value="a"></form>')).toEqual([]);
});

test('who wants to be left out is, and in another site’s page all are who did not agree', async () => {
  reader.anonymous = true;
  expect(await press('https://elsewhere.example')).toEqual([]);
  reader.anonymous = false;
  jest.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
  expect(await press('https://elsewhere.example')).toEqual([]);
  reader.choice = 0;
  expect(await press('https://elsewhere.example')).toHaveLength(1);
});

test('it outlives its page, proves where it comes from, and nobody hears of its failure', async () => {
  const fetched = jest.fn((_url: string, _init: RequestInit) => Promise.reject(new TypeError('blocked')));
  Object.assign(window, { fetch: fetched });
  const { meta } = testUi().ui;
  createTick({ origin: 'http://localhost', meta: { ...meta, transientKey: 'key' } })({
    type: 'search',
    url: 'http://localhost/search?query=a',
  });
  await new Promise((resolve) => setTimeout(resolve));
  const [url, init] = fetched.mock.calls[0]!;
  expect(url).toBe('http://localhost/api/v2/tick');
  expect(init).toMatchObject({ method: 'POST', keepalive: true, headers: { 'X-Transient-Key': 'key' } });
  expect(fetched).toHaveBeenCalledTimes(1);
});
