import type { LoaderSettings } from '../../../src/contract/registry';
import { beginLoader } from '../../../src/loader/beginLoader';
import { stopIfForeign } from '../../../src/page/natives/stopIfForeign';
import { keepNatives } from '../../support/keepNatives';
import { foreignScripts } from '../../support/oldLibraries';
import { recordPageWork, turn } from '../../support/startLoader';

const settings: LoaderSettings = {
  version: '9.9.9',
  registry: 'registry.1',
  page: { files: ['react.1', 'page.1'], styles: [] },
  links: '',
};
const registryModule = {
  table: {
    widgets: [
      {
        facts: { names: ['Greeting'], element: 'keep', when: 'visible' },
        files: ['greeting.1'],
        styles: [],
      },
    ],
    addons: {},
  },
  atIdle: () => undefined,
};
const html =
  '<div data-react="Greeting"><form><input name="words" value="kept"><button data-inlay-part="send">Send</button></form></div>';
const restore = keepNatives();
const stops: (() => void)[] = [];

beforeEach(() => {
  document.head.innerHTML = '<script src="https://cdn.example/inlay/loader.js" type="text/plain"></script>';
  document.documentElement.removeAttribute('data-inlay-base');
  document.body.innerHTML = html;
});

function begin(importModule: (url: string) => Promise<unknown> = () => new Promise(() => undefined)) {
  const imported: string[] = [];
  const recorded = recordPageWork();
  beginLoader(window, settings, async (url) => {
    imported.push(url);
    return url.includes('registry.1') ? registryModule : importModule(url);
  });
  stops.push(recorded());
  return imported;
}

/** The page is as the server wrote it, its form goes out by itself, and `doctor()` says why. */
async function expectLeftAlone(why: RegExp) {
  expect(document.body.innerHTML.replace(/ data-inlay-state="skipped"/, '')).toBe(html);
  const sent: boolean[] = [];
  const onSubmit = (event: Event) => {
    sent.push(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener('submit', onSubmit);
  document.querySelector('button')!.click();
  await turn();
  window.removeEventListener('submit', onSubmit);
  expect(sent).toEqual([true]);
  expect(document.querySelector('button')!.ariaBusy).toBeFalsy();
  expect(window.inlay!.doctor()).toEqual([
    expect.objectContaining({
      name: 'Greeting',
      state: 'skipped',
      reason: expect.stringMatching(why) as string,
    }),
  ]);
}

const quiet = () => jest.spyOn(console, 'warn').mockImplementation();

afterEach(() => {
  restore();
  stops.splice(0).forEach((stop) => stop());
  delete window.inlay;
  delete window.inlayForum;
});

describe('a page whose scripts have replaced what the language has', () => {
  test.each(Object.keys(foreignScripts))('%s: its tags stay whole, and it is said once', async (name) => {
    const warn = quiet();
    foreignScripts[name as keyof typeof foreignScripts]();
    const imported = begin();
    restore();
    expect(imported).toEqual([]);
    await expectLeftAlone(/^foreign: \w+/);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('replaced after the loader came: found before the runtime starts, and a press that was held goes out by itself', async () => {
    const warn = quiet();
    let evaluate = () => {};
    const coming = new Promise<void>((resolve) => (evaluate = resolve));
    begin(async (url) => {
      await coming;
      if (url.includes('react.1')) stopIfForeign();
      return {
        widget: {},
        start: () => ({ mount: () => document.body.replaceChildren(), unmount: () => undefined }),
      };
    });
    document.querySelector('button')!.click();
    const sent = jest.fn((event: Event) => event.preventDefault());
    document.querySelector('form')!.addEventListener('submit', sent, { once: true });
    Array.prototype.reverse = () => [];
    evaluate();
    await turn();
    await turn();
    restore();
    expect(sent).toHaveBeenCalledTimes(1);
    await expectLeftAlone(/^foreign: Array.prototype.reverse$/);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('replaced while the page is in use: what is mounted stays, what comes later is left alone', async () => {
    quiet();
    begin(async () => ({
      widget: {},
      start: (half: { standBack(error: unknown): void; setState(tag: unknown, state: string): void }) => ({
        unmount: () => undefined,
        mount(tag: { element: Element }) {
          if (tag.element.id === 'late') half.standBack({ foreign: 'JSON' });
          else half.setState(tag, 'mounted');
        },
      }),
    }));
    await turn();
    await turn();
    document.body.insertAdjacentHTML('beforeend', '<i id="late" data-react="Greeting">as it was</i>');
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await turn();
    await turn();
    expect(window.inlay!.doctor().map(({ state, reason }) => [state, reason])).toEqual([
      ['mounted', undefined],
      ['skipped', 'foreign: JSON'],
    ]);
    expect(document.querySelector('#late')!.innerHTML).toBe('as it was');
  });
});

describe('a body that servers hide until scripts are ready', () => {
  const shown = async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(document.body).not.toHaveClass('isLoading');
    expect(document.body).toHaveClass('own');
  };
  beforeEach(() => (document.body.className = 'own isLoading'));

  test('shows when the loader is here', async () => {
    begin();
    await shown();
  });
  test('shows where no file of ours can be had', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    begin(() => Promise.reject(new Error('no file')));
    await shown();
  });
  test('shows on a page that is left alone', async () => {
    quiet();
    document.head.innerHTML = '';
    begin();
    await shown();
  });
});

describe('finding its own folder', () => {
  test('evaluated by a library, by the tag of its name', () => {
    expect(begin()[0] ?? 'https://cdn.example/inlay/assets/').toMatch(
      /^https:\/\/cdn.example\/inlay\/assets\//,
    );
    expect(window.inlay!.version).toBe('9.9.9');
  });

  test.each(['/forum/inlay', '/forum/inlay/', 'https://cdn.example/i'])(
    'without such a tag, by data-inlay-base="%s" on the root',
    async (base) => {
      document.head.innerHTML = '';
      document.documentElement.dataset.inlayBase = base;
      const imported = begin();
      await turn();
      const folder = new URL(`${base.replace(/\/$/, '')}/assets/`, location.href).href;
      expect(imported.length).toBeGreaterThan(0);
      for (const url of imported) expect(url.startsWith(folder)).toBe(true);
    },
  );

  test('a member’s element of such an attribute is not asked', async () => {
    const warn = quiet();
    document.head.innerHTML = '';
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p class="userContent" data-inlay-base="https://evil.test/"></p>',
    );
    expect(begin()).toEqual([]);
    document.querySelector('p')!.remove();
    await expectLeftAlone(/data-inlay-base/);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('a page with an inlay of its own', () => {
  test('keeps it; ours goes by another name and says so, also to a second copy of it', () => {
    const info = jest.spyOn(console, 'info').mockImplementation();
    const own = { of: 'the host' };
    Object.assign(window, { inlay: own });
    begin();
    begin();
    expect(window.inlay).toBe(own);
    expect(window.inlayForum!.version).toBe('9.9.9');
    expect(info.mock.calls.map(([line]) => String(line))).toEqual([
      'Inlay 9.9.9: window.inlayForum.',
      'Inlay 9.9.9: 9.9.9 runs.',
    ]);
  });
});
