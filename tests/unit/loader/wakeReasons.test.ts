import type { Loader } from '../../../src/contract/loader';
import type { WakeReason } from '../../../src/contract/tag';
import type { WidgetFacts } from '../../../src/contract/widgetFacts';
import { wakeForExtension } from '../../../src/addons/wakeForExtension';
import { createSessionWait } from '../../../src/mount/createSessionWait';
import { wakeOnReturn } from '../../../src/page-life/wakeOnReturn';
import { bringIntoView, keepOutOfView } from '../../support/inView';
import { frame, startLoader, turn } from '../../support/startLoader';

const settle = async () => {
  for (let index = 0; index < 6; index++) await turn();
};
const sleeping = '<div data-react="Toast" data-inlay-when="interaction"><button>Go</button></div>';
const facts: Pick<WidgetFacts, 'names'> & Partial<WidgetFacts> = {
  names: ['Toast'],
  when: 'interaction',
  stored: 'inlay.test',
  wakes: 'input.check',
  slots: ['userCard.content'],
};

/** A page with one tag: how `doctor()` tells of it, and the loader as the runtime has it. */
async function open(html = sleeping) {
  document.body.innerHTML = html;
  let own: Loader | undefined;
  const { loader: api } = startLoader({
    widgets: [{ facts, files: ['toast.1'] }],
    modules: { 'toast.1': { widget: {} } },
    mounter: (loader) => {
      own = loader;
      return {};
    },
  });
  await settle();
  const loader = async () => {
    await own?.startPage();
    return own!;
  };
  return { api, loader, element: document.querySelector<HTMLElement>('[data-react]')! };
}
type Page = Awaited<ReturnType<typeof open>>;

/** The same with its runtime running, and the tag asleep all the same. */
async function openRunning(): Promise<Page & { own: Loader }> {
  const page = await open(`<i data-react="Greeting"></i>${sleeping}`);
  const own = await page.loader();
  return { ...page, own, element: document.querySelector<HTMLElement>('[data-react="Toast"]')! };
}

const said = ({ api, element }: Page) => api.doctor().find((tag) => tag.element === element)!;
const tagOf = ({ own, element }: { own: Loader; element: Element }) => own.tags.get(element)!;

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

test('a tag that sleeps has no reason yet', async () => {
  expect(said(await open())).toMatchObject({ state: 'asleep' });
  expect(said(await open())).not.toHaveProperty('wokenBy');
});

test.each<[WakeReason, string]>([
  ['now', '<div data-react="Toast" data-inlay-when="now"><p>Hello</p></div>'],
  ['now', '<div data-react="Toast" data-unhide="true" style="display:none"></div>'],
  ['idle', '<div data-react="Toast" data-inlay-when="idle"><p>Hello</p></div>'],
  ['visible', '<div data-react="Greeting"><p>Hello</p></div>'],
  ['visible', '<div data-react="Greeting"></div>'],
  ['scrolled', '<div data-react="Toast" data-inlay-when="scrolled"></div>'],
])('its moment comes: %s', async (wokenBy, html) => {
  expect(said(await open(html))).toMatchObject({ state: 'mounted', wokenBy });
});

test('a key is in storage, and the moment of a host by its own name', async () => {
  localStorage.setItem('inlay.test', '1');
  const stored = await open('<div data-react="Toast" data-inlay-when="stored"><p>Hello</p></div>');
  expect(said(stored).wokenBy).toBe('stored');
  const moon = await open('<div data-react="Toast" data-inlay-when="moon"><p>Hello</p></div>');
  moon.api.when('moon', () => Promise.resolve());
  await settle();
  expect(said(moon)).toMatchObject({ state: 'mounted', wokenBy: 'moon' });
});

test('a pointer, a key or a press on it', async () => {
  const page = await open();
  document.querySelector('button')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await settle();
  expect(said(page)).toMatchObject({ state: 'mounted', wokenBy: 'interaction' });
});

test('a field that its facts name is used', async () => {
  const page = await open(`${sleeping}<input type="checkbox" class="check">`);
  document.querySelector<HTMLElement>('.check')!.click();
  await settle();
  expect(said(page)).toMatchObject({ state: 'mounted', wokenBy: 'field used' });
});

test('an add-on fills one of its slots', async () => {
  const page = await openRunning();
  wakeForExtension(page.own, 'userCard.content');
  await settle();
  expect(said(page)).toMatchObject({ state: 'mounted', wokenBy: 'extension' });
});

test('the page is shown once more, with a key in storage by then', async () => {
  const page = await openRunning();
  sessionStorage.setItem('inlay.test', '1');
  wakeOnReturn(window as Window & typeof globalThis, page.own, () => Promise.resolve(undefined));
  sessionStorage.clear();
  await settle();
  expect(said(page)).toMatchObject({ state: 'mounted', wokenBy: 'returned' });
});

test('the session is known at last', async () => {
  const page = await openRunning();
  const tag = tagOf(page);
  let know: () => void = () => undefined;
  const session = {
    isKnown: () => false,
    ready: () => Promise.resolve('users/me: 500 server'),
    known: () => new Promise<void>((resolve) => (know = resolve)),
  };
  const whenKnown = createSessionWait({ window, session, loader: page.own });
  expect(await whenKnown(tag, {})).toBe(false);
  expect(said(page)).toMatchObject({
    state: 'asleep',
    reason: 'waits for the session (users/me: 500 server)',
  });
  know();
  await settle();
  expect(said(page)).toMatchObject({ state: 'mounted', wokenBy: 'session known' });
});

test.each<WakeReason>(['record changed', 'session changed'])(
  'what has happened while it was out of view wakes it there: %s',
  async (reason) => {
    const page = await openRunning();
    keepOutOfView(page.element);
    void page.own.wakeInView(tagOf(page), reason);
    await settle();
    expect(said(page).state).toBe('asleep');
    bringIntoView(page.element);
    await settle();
    expect(said(page)).toMatchObject({ state: 'mounted', wokenBy: reason });
  },
);

test('Retry, after code that did not come; the first reason that wakes a tag is the one that is told', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const page = await openRunning();
  const tag = tagOf(page);
  page.own.giveUp(tag, 'no code');
  document.querySelector<HTMLElement>('.inl-retry button')!.click();
  void page.own.wake(tag, 'counts changed');
  await settle();
  await frame();
  expect(said(page)).toMatchObject({ state: 'mounted', wokenBy: 'retry' });
});
