import { act } from '@testing-library/react';
import { registryOf } from '../../support/registryOf';
import { attachAddon } from '../../../src/addons/attachAddon';
import { testUi } from '../../support/testUi';

function open() {
  const { ui, failures } = testUi();
  const ended = jest.fn();
  const page = {
    ...{ inlay: { version: '1', doctor: () => [] }, location: window.location },
    document: window.document,
  } as unknown as Window;
  const registered: string[] = [];
  const deps = {
    ui: { ...ui, window: page as typeof ui.window },
    loader: {
      tags: new Map(),
      wakeInView: () => undefined,
      registry: {
        entries: () => [] as never[],
        get: (name: string) => (registered.includes(name) ? ({} as never) : undefined),
        register({ names }: { names?: readonly string[] }) {
          registered.push(...(names ?? []));
          return ended;
        },
        add: () => ended,
      },
    },
    slices: () => undefined,
    dispatch: () => Promise.resolve(),
  };
  return { deps, extensions: ui.extensions, ended, page, registered, failures };
}
const link = { name: 'Wiki', url: '/wiki' };

test('doctor() tells what is registered by whom', () => {
  const { deps, page } = open();
  attachAddon(deps, {
    key: 'one',
    register: ({ extend }) => void extend('titleBar.links', 'wiki', link),
  });
  attachAddon(deps, {
    key: 'two',
    register: ({ extend }) => void extend('titleBar.links', 'shop', link),
  });
  const links = [
    { point: 'titleBar.links', key: 'shop', owner: 'two' },
    { point: 'titleBar.links', key: 'wiki', owner: 'one' },
  ];
  expect(page.inlay!.doctor().extensions).toEqual(links);
  const detach = attachAddon(deps, {
    key: 'three',
    register({ widget, lazyWidget, slices }) {
      widget({ names: ['Shelf'] } as never);
      lazyWidget({ names: ['Poll', 'OldPoll'] }, () => Promise.reject(new Error('never asked for')));
      slices({ reducerPath: 'shelves' } as never);
    },
  });
  const slice = { point: 'slices', key: 'shelves', owner: 'three' };
  const widgets = ['OldPoll', 'Poll', 'Shelf'].map((key) => ({ point: 'widgets', key, owner: 'three' }));
  expect(page.inlay!.doctor().extensions).toEqual([...links, ...widgets, slice]);
  detach();
  expect(page.inlay!.doctor().extensions).toEqual([...links, slice]);
});

test('one that throws half-way leaves nothing behind', () => {
  const { deps, extensions, ended } = open();
  expect(() =>
    attachAddon(deps, {
      key: 'bad',
      register({ extend, widget, lazyWidget }) {
        extend('titleBar.links', 'wiki', link);
        widget({ names: ['Shelf'] } as never);
        lazyWidget({ names: ['Poll'] }, () => Promise.reject(new Error('never asked for')));
        throw new Error('half-way');
      },
    }),
  ).toThrow('half-way');
  expect([...extensions.points()].flatMap((point) => [...extensions.list(point)])).toEqual([]);
  expect(ended).toHaveBeenCalledTimes(2);
});

test('an add-on that works on the server alone is no failure; one that nobody knows is', () => {
  const { deps } = open();
  expect(() => attachAddon(deps, 'groups')).not.toThrow();
  expect(() => attachAddon(deps, 'moon')).toThrow('There is no add-on "moon".');
});

test('taken out, everything of it goes, and it is told', () => {
  const { deps, extensions, ended } = open();
  const told = jest.fn();
  const detach = attachAddon(deps, {
    key: 'one',
    register({ extend, widget }) {
      extend('account.entries', 'mine', { view: () => null });
      widget({ names: ['Shelf'] } as never);
      return told;
    },
  });
  detach();
  expect([...extensions.points()].flatMap((point) => [...extensions.list(point)])).toEqual([]);
  expect(ended).toHaveBeenCalledTimes(1);
  expect(told).toHaveBeenCalledTimes(1);
});

test('the tag for pages of add-ons is set in once one claims the address, also later, and never for another', () => {
  const { deps, registered } = open();
  window.history.replaceState(null, '', '/badges/7');
  const route = (path: string) => ({ path, name: 'Page', view: () => null });
  let late = () => {};
  attachAddon(deps, {
    key: 'one',
    register({ extend }) {
      extend('routes', 'wiki', route('/wiki'));
      late = () => void extend('routes', 'badges', route('/badges/:userID'));
    },
  });
  expect(registered).toEqual([]);
  late();
  expect(registered).toEqual(['RoutePage']);
  attachAddon(deps, {
    key: 'two',
    register: ({ extend }) => void extend('routes', 'b', route('/badges/7')),
  });
  expect(registered).toEqual(['RoutePage']);
  window.history.replaceState(null, '', '/');
});

test('a page whose code has to come takes the place of the server’s only then; one that cannot be had leaves it', async () => {
  const { deps, registered, failures } = open();
  window.history.replaceState(null, '', '/badges/7');
  let come = (_: () => null) => {};
  const load = jest.fn(() => new Promise<() => null>((resolve) => (come = resolve)));
  const elsewhere = jest.fn(() => Promise.reject(new Error('never asked')));
  attachAddon(deps, {
    key: 'one',
    register({ extend }) {
      extend('routes', 'wiki', { path: '/wiki', name: 'Wiki', load: elsewhere });
      extend('routes', 'gone', {
        path: '/badges/7',
        name: 'Gone',
        order: -1,
        load: () => Promise.reject(new Error('gone')),
      });
    },
  });
  await act(async () => undefined);
  expect(failures).toEqual([expect.objectContaining({ widget: 'one', phase: 'load' })]);
  attachAddon(deps, {
    key: 'two',
    register: ({ extend }) =>
      void extend('routes', 'badges', { path: '/badges/:userID', name: 'Badges', order: 1, load }),
  });
  expect(load).toHaveBeenCalledWith({ params: { userID: '7' }, dispatch: deps.dispatch });
  expect(registered).toEqual([]);
  come(() => null);
  await act(async () => undefined);
  expect(registered).toEqual(['RoutePage']);
  expect(load).toHaveBeenCalledTimes(1);
  expect(elsewhere).not.toHaveBeenCalled();
  window.history.replaceState(null, '', '/');
});

test('a page that throws at once, or brings no view, keeps neither its add-on nor another page from the address', async () => {
  const { deps, registered, extensions, failures } = open();
  window.history.replaceState(null, '', '/badges/7');
  attachAddon(deps, {
    key: 'bad',
    register({ extend }) {
      const path = '/badges/7';
      extend('titleBar.links', 'mine', link);
      extend('routes', 'throws', {
        ...{ path, name: 'Page', order: -2 },
        load() {
          throw new Error('at once');
        },
      });
      extend('routes', 'empty', { path, name: 'Page', order: -1, load: async () => undefined as never });
    },
  });
  attachAddon(deps, {
    key: 'good',
    register: ({ extend }) =>
      void extend('routes', 'g', { path: '/badges/7', name: 'Page', view: () => null }),
  });
  await act(async () => undefined);
  expect(failures.map((failure) => (failure as { error: Error }).error.message)).toEqual([
    'at once',
    '"empty" of routes: view is not what it should be',
  ]);
  expect(extensions.list('titleBar.links')).toHaveLength(1);
  expect(extensions.list('routes').map(({ key }) => key)).toEqual(['g']);
  expect(registered).toEqual(['RoutePage']);
  window.history.replaceState(null, '', '/');
});

test('a page that is taken back leaves the address to the next that claims it', async () => {
  const { deps } = open();
  window.history.replaceState(null, '', '/badges/7');
  const load = jest.fn(async () => () => null);
  let takeBack = () => {};
  attachAddon(deps, {
    key: 'one',
    register({ extend }) {
      takeBack = extend('routes', 'first', { path: '/badges/7', name: 'Page', order: -1, view: () => null });
    },
  });
  const detach = attachAddon(deps, {
    key: 'two',
    register: ({ extend }) => void extend('routes', 'second', { path: '/badges/7', name: 'Page', load }),
  });
  attachAddon(deps, {
    key: 'three',
    register: ({ extend }) =>
      void extend('routes', 'third', { path: '/badges/7', name: 'Page', order: 1, load }),
  });
  expect(load).not.toHaveBeenCalled();
  takeBack();
  expect(load).toHaveBeenCalledTimes(1);
  detach();
  expect(load).toHaveBeenCalledTimes(2);
  await act(async () => undefined);
  window.history.replaceState(null, '', '/');
});

test('a route that names a layout brings the widget for layouts, once, and is nobody’s while its flag is off', async () => {
  const { deps, registered } = open();
  window.history.replaceState(null, '', '/polls');
  const load = jest.fn(async () => ({ props: (given: object) => given, view: () => null }));
  const facts = { names: ['Layout'] as const, serves: 'layouts' };
  deps.loader.registry.entries = () => [{ facts, load } as never];
  const layout = () => ({ layoutViewType: 'pollList' });
  const attach = (key: string, flag?: string) =>
    attachAddon(deps, {
      key,
      register: ({ extend }) =>
        void extend('routes', key, { path: '/polls', name: 'Polls', layout, flag, order: flag ? -1 : 0 }),
    });
  attach('hidden', 'customLayout.pollList');
  await act(async () => undefined);
  expect(load).not.toHaveBeenCalled();
  attach('one');
  attach('two');
  await act(async () => undefined);
  expect(load).toHaveBeenCalledTimes(1);
  expect(registered).toEqual(['RoutePage']);
  window.history.replaceState(null, '', '/');
});

test('the tag is not set in for one that throws half-way', () => {
  const { deps, registered } = open();
  expect(() =>
    attachAddon(deps, {
      key: 'bad',
      register({ extend }) {
        extend('routes', 'here', { path: '/', name: 'Page', view: () => null });
        throw new Error('half-way');
      },
    }),
  ).toThrow('half-way');
  expect(registered).toEqual([]);
});

test('what is put in sight of the page, late too, wakes what sleeps there', () => {
  const { deps } = open();
  const woken: string[] = [];
  const tag = { name: 'TitleBar', state: 'asleep', element: document.body, timings: { found: 0 } } as const;
  const loader = {
    ...deps.loader,
    registry: registryOf({ names: ['TitleBar'], slots: ['titleBar.links'] }),
    tags: new Map([[document.body, tag]]),
    wakeInView: ({ name }: { name: string }) => void woken.push(name),
  };
  let late = () => {};
  attachAddon({ ...deps, loader } as never, {
    key: 'one',
    register({ extend }) {
      extend('search.domains', 'wiki', { name: 'Wiki' });
      late = () => void extend('titleBar.links', 'wiki', link);
    },
  });
  expect(woken).toEqual([]);
  late();
  expect(woken).toEqual(['TitleBar']);
});
