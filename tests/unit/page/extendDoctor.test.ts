import { extendDoctor } from '../../../src/page/extendDoctor';

const page = (name: 'inlay' | 'inlayForum', more: object = {}) =>
  ({
    ...more,
    [name]: { version: '1', register: () => () => undefined, when() {}, doctor: () => [] },
  }) as unknown as Window;

test.each(['inlay', 'inlayForum'] as const)(
  'doctor() of window.%s tells what is added, and what was there before',
  (name) => {
    const window = page(name, name === 'inlayForum' ? { inlay: { of: 'the host' } } : {});
    const leftOut = ['addons.0: not text'];
    extendDoctor(window, 'leftOut', () => leftOut);
    extendDoctor(window, 'extensions', () => [{ point: 'a', key: 'b', owner: 'c' }]);
    expect(window[name]!.doctor()).toMatchObject({ leftOut, extensions: [{ key: 'b' }] });
  },
);
