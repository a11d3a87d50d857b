import { startLoader, turn } from '../../support/startLoader';

const facts = {
  names: ['Toast'] as [string],
  when: 'stored',
  stored: 'inlay.words',
  wakes: 'input.check',
};

async function start(html: string) {
  document.body.innerHTML = html;
  const { loader } = startLoader({
    widgets: [{ facts, files: ['toast.1'] }],
    importModule: (url) => Promise.resolve(/toast/.test(url) ? { widget: {} } : undefined),
  });
  for (let index = 0; index < 4; index++) await turn();
  return () => loader.doctor()[0]?.state;
}

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  jest.restoreAllMocks();
});

const tag = '<div data-react="toast"></div>';

test('a widget that waits for something stored sleeps when there is nothing', async () => {
  localStorage.setItem('inlay.words.other', '1');
  expect((await start(tag))()).toBe('asleep');
});

test.each(['sessionStorage', 'localStorage'] as const)('it wakes for what %s holds', async (name) => {
  window[name].setItem('inlay.words', '');
  expect((await start(tag))()).toBe('mounted');
});

test('storage that may not be read holds nothing, and nothing breaks', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect((await start(tag))()).toBe('asleep');
});

test('a field that it wants to know about wakes it, another does not', async () => {
  const state = await start(`${tag}<input id="other"><input type="checkbox" class="check">`);
  document.querySelector('#other')!.dispatchEvent(new Event('input', { bubbles: true }));
  await turn();
  expect(state()).toBe('asleep');
  document.querySelector<HTMLElement>('.check')!.click();
  for (let index = 0; index < 3; index++) await turn();
  expect(state()).toBe('mounted');
});

test('a box that was checked before wakes it too', async () => {
  const state = await start(`${tag}<input type="checkbox" class="check" checked>`);
  for (let index = 0; index < 3; index++) await turn();
  expect(state()).toBe('mounted');
});

test('a tag that waits for scrolling sleeps until the page has left its top', async () => {
  const state = await start('<div data-react="Toast" data-inlay-when="scrolled"><p>Here already.</p></div>');
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  };
  scrollTo(50);
  await turn();
  expect(state()).toBe('asleep');
  scrollTo(51);
  for (let index = 0; index < 3; index++) await turn();
  expect(state()).toBe('mounted');
  scrollTo(0);
});

test('one that the server has left empty waits for no scrolling', async () => {
  const state = await start(
    '<div data-react="Toast" data-inlay-when="scrolled"> <noscript></noscript></div>',
  );
  for (let index = 0; index < 3; index++) await turn();
  expect(state()).toBe('mounted');
});

test.each([
  ['an element that only holds its room', '<p style="height:40px"></p>', 'mounted'],
  ['a link whose shape is the stylesheet’s', '<a href="/options" aria-label="Options"></a>', 'asleep'],
])('of tags that deployed pages print empty, one with %s', async (_, html, state) => {
  document.body.innerHTML = `<div data-react="menu">${html}</div>`;
  const { loader } = startLoader({
    widgets: [{ facts: { names: ['Menu'], when: 'interaction', wakesEmpty: true }, files: ['menu.1'] }],
    importModule: (url) => Promise.resolve(/menu/.test(url) ? { widget: {} } : undefined),
  });
  for (let index = 0; index < 6; index++) await turn();
  expect(loader.doctor()[0]?.state).toBe(state);
});
