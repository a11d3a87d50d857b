import type { Addon } from '../../../src/contract/addon';
import type { Loader } from '../../../src/contract/loader';
import type { WidgetDefinition } from '../../../src/contract/widget';
import type { WidgetFacts } from '../../../src/contract/widgetFacts';
import { loadAddons } from '../../../src/loader/loadAddons';
import { startLoader, turn } from '../../support/startLoader';

const table = { qna: { files: ['qna.1'] }, polls: { files: ['polls.1'], styles: [] } };

/** A page whose runtime names `keys`; `broken` names the chunks that cannot be had. */
async function open(
  keys: string[],
  {
    html = '<div data-react="Poll"></div>',
    broken = '',
    /** What an add-on does as it is attached. */
    register = (_loader: Loader): void => undefined,
  } = {},
) {
  document.head.innerHTML = '';
  document.body.innerHTML = html;
  const attached: string[] = [];
  const net = { broken };
  const failed: [string, unknown][] = [];
  const addonOf = (key: string): { addon: Addon } => ({ addon: { key, register: () => undefined } });
  let own: Loader;
  const { imported } = startLoader({
    addonCode: table,
    modules: { 'qna.1': addonOf('qna'), 'polls.1': addonOf('polls') },
    importModule: (url) =>
      net.broken && url.includes(net.broken) ? Promise.reject(new Error('gone')) : Promise.resolve(undefined),
    addons: {
      keys,
      attach: (addon) => {
        attached.push(typeof addon === 'string' ? `${addon} without code` : addon.key);
        register(own);
        return Promise.resolve();
      },
    },
    mounter: (loader) => {
      own = loader;
      return { report: ({ widget, error }) => failed.push([widget, error]) };
    },
  });
  const settle = async () => {
    for (let index = 0; index < 20; index += 1) {
      document.querySelectorAll('link').forEach((link) => link.dispatchEvent(new Event('load')));
      await turn();
    }
  };
  await settle();
  return { net, settle, attached, failed, files: imported.map((url) => /assets\/(\w+)/.exec(url)![1]) };
}

test('only what the page has switched on is fetched, each once', async () => {
  const { attached, files } = await open(['polls', 'polls']);
  expect(attached).toEqual(['polls']);
  expect(files).not.toContain('qna');
});

test('one that cannot be had is told of and keeps no other back', async () => {
  const { attached, failed } = await open(['qna', 'polls'], { broken: 'qna' });
  expect(attached).toEqual(['polls']);
  expect(failed).toEqual([['qna', expect.objectContaining({ message: 'gone' })]]);
});

test('one that a lost network has kept back comes once that is there again, and nobody is told of a failure', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { net, settle, attached, failed } = await open(['qna', 'polls'], { broken: 'qna' });
  expect(attached).toEqual(['polls']);
  onLine.mockReturnValue(true);
  net.broken = '';
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(attached).toEqual(['polls', 'qna']);
  expect(failed).toEqual([]);
  onLine.mockRestore();
});

test('one that has no code here is named, and nothing is fetched for it', async () => {
  const { attached, failed, files } = await open(['groups']);
  expect([attached, failed]).toEqual([['groups without code'], []]);
  expect(files).not.toContain('groups');
});

test('a page on which nothing mounts and no tag waits fetches none', async () => {
  const { files } = await open(['qna'], { html: '<p>Nothing here.</p>' });
  expect(files).toEqual([]);
});

test('a control that got the focus while its add-on was on the way wakes its widget with it', async () => {
  const facts: WidgetFacts = { names: ['Poll'], element: 'keep', when: 'interaction' };
  const poll: WidgetDefinition = { ...facts, props: (props) => props, view: () => null };
  await open(['polls'], {
    html: '<div data-react="Poll"><button>Vote</button></div>',
    register({ registry }) {
      expect(document.querySelector('[data-react]')).toHaveAttribute('data-inlay-state', 'waiting');
      document.querySelector('button')!.focus();
      registry.add({ facts, load: () => Promise.resolve(poll) });
    },
  });
  expect(document.querySelector('[data-react]')).toHaveAttribute('data-inlay-state', 'mounted');
});

test('a tag that waits for one may come at any time', async () => {
  const { settle, attached } = await open(['polls'], {
    html: '<div data-react="Greeting" data-inlay-when="interaction">Hello</div>',
  });
  expect(attached).toEqual([]);
  document.body.insertAdjacentHTML('beforeend', '<div data-react="Poll" data-inlay-when="now"></div>');
  await settle();
  expect(attached).toEqual(['polls']);
});

test('one of which nothing is in sight comes with the first use of the page, one for a widget with its first tag', async () => {
  const rows = { issues: 'attachments', badges: 'used', banner: undefined } as const;
  const asked: string[] = [];
  const attach = jest.fn((_addon: unknown) => Promise.resolve());
  const fetchCode = ({ files }: { files: string[] }) => {
    asked.push(...files);
    return () => Promise.resolve({ key: files[0] });
  };
  const tag = { name: 'PostAttachments', state: 'asleep' };
  const startOn = (tags: object[]) =>
    loadAddons(
      {
        tags: new Map(tags.map((each) => [document.createElement('p'), each])),
        registry: { get: () => ({ facts: { serves: 'attachments' } }) },
        fetchCode,
        startPage: () => Promise.resolve({ addons: { keys: Object.keys(rows), attach } }),
        wake: () => Promise.resolve(),
      } as unknown as Loader,
      {
        addons: Object.fromEntries(
          Object.entries(rows).map(([key, when]) => [key, { files: [key], styles: [], when }]),
        ),
      },
    );
  for (const [tags, first] of [
    [[], ['banner']],
    [[tag], ['issues', 'banner']],
  ] as const) {
    asked.length = 0;
    let use = (): void => undefined;
    startOn([...tags])(new Promise<void>((resolve) => (use = resolve)));
    await turn();
    expect(asked).toEqual(first);
    use();
    await turn();
    expect([...asked].sort()).toEqual(Object.keys(rows).sort());
  }
});
