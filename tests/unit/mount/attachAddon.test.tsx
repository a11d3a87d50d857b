import { attachAddon } from '../../../src/mount/idle/attachAddon';
import { createExtensions } from '../../../src/registry/createExtensions';

function open() {
  const extensions = createExtensions();
  const ended = jest.fn();
  const doctor = () => [];
  const page = { inlay: { version: '1', doctor } } as unknown as Window;
  const deps = {
    extensions,
    window: page,
    registry: { register: () => ended, add: () => ended },
    slices: () => undefined,
  };
  return { deps, extensions, ended, page };
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
  expect(page.inlay!.doctor().extensions).toEqual([
    { point: 'titleBar.links', key: 'shop', owner: 'two' },
    { point: 'titleBar.links', key: 'wiki', owner: 'one' },
  ]);
});

test('one that throws half-way leaves nothing behind', () => {
  const { deps, extensions, ended } = open();
  expect(() =>
    attachAddon(deps, {
      key: 'bad',
      register({ extend, widget, lazyWidget }) {
        extend('titleBar.links', 'wiki', link);
        widget({} as never);
        lazyWidget({ names: ['Poll'] }, () => Promise.reject(new Error('never asked for')));
        throw new Error('half-way');
      },
    }),
  ).toThrow('half-way');
  expect(extensions.all()).toEqual([]);
  expect(ended).toHaveBeenCalledTimes(2);
});

test('taken out, everything of it goes, and it is told', () => {
  const { deps, extensions, ended } = open();
  const told = jest.fn();
  const detach = attachAddon(deps, {
    key: 'one',
    register({ extend, widget }) {
      extend('account.entries', 'mine', { view: () => null });
      widget({} as never);
      return told;
    },
  });
  detach();
  expect(extensions.all()).toEqual([]);
  expect(ended).toHaveBeenCalledTimes(1);
  expect(told).toHaveBeenCalledTimes(1);
});
