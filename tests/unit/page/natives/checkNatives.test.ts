import { checkNatives } from '../../../../src/page/natives/checkNatives';
import { keepNatives } from '../../../support/keepNatives';
import { foreignScripts } from '../../../support/oldLibraries';

const restore = keepNatives();
afterEach(restore);

/** What is found while a script's changes are in place: everything else in a test needs the language whole. */
const found = (script: () => void): string => {
  script();
  const foreign = checkNatives();
  restore();
  return foreign;
};

test('a page without foreign scripts has nothing foreign', () => {
  expect(found(() => undefined)).toBe('');
});

test.each(
  Object.entries({
    'Array.from without iterables': 'Array.from',
    'Array.from without its second argument': 'Array.from',
    'lists that encode themselves': 'JSON',
    'bind without partial application': 'Function.prototype.bind',
    'reduce of 2007': 'Array.prototype.reduce',
    'a CustomEvent that throws': 'CustomEvent',
    'an XMLHttpRequest that throws': 'XMLHttpRequest',
    'no IntersectionObserver': 'IntersectionObserver',
    'Document taken by a library': 'Document',
  }),
)('%s is found, by the name %s', (name, expected) => {
  expect(found(foreignScripts[name as keyof typeof foreignScripts]).split(', ')).toContain(expected);
});

/** What makes a built-in kind fail, or takes it away. */
const replace = (name: 'ResizeObserver' | 'BroadcastChannel', value: unknown) =>
  Object.defineProperty(window, name, { value, configurable: true, writable: true });
const throws = (error: Error) =>
  function () {
    throw error;
  };
/** Half of one: it can be made, and lacks what is asked of it. */
const hollow = function () {};

describe.each(['ResizeObserver', 'BroadcastChannel'] as const)('%s', (name) => {
  const old = Object.getOwnPropertyDescriptor(window, name);
  afterEach(() => {
    if (old) Object.defineProperty(window, name, old);
    else Reflect.deleteProperty(window, name);
  });

  test.each([throws(new Error('no such kind')), hollow])(
    'that does not work is found by its name',
    (value) => {
      expect(found(() => void replace(name, value))).toBe(name);
    },
  );

  test('that is missing is no hindrance', () => {
    expect(found(() => void replace(name, undefined))).toBe('');
    expect(found(() => void Reflect.deleteProperty(window, name))).toBe('');
  });
});

test('channels that a browser keeps from the page are not foreign', () => {
  const error = new DOMException('The operation is insecure.', 'SecurityError');
  expect(found(() => void replace('BroadcastChannel', throws(error as unknown as Error)))).toBe('');
  Reflect.deleteProperty(window, 'BroadcastChannel');
});

test('what works is not foreign, whoever has written it', () => {
  const foreign = found(() => {
    const { from } = Array;
    const { bind } = Function.prototype;
    const { forEach } = Array.prototype;
    Array.from = ((...args: Parameters<typeof from>) => from(...args)) as typeof from;
    Function.prototype.bind = function (...args) {
      return bind.apply(this, args) as never;
    };
    Array.prototype.forEach = function (...args) {
      forEach.apply(this, args);
    };
    const Native = window.CustomEvent;
    window.CustomEvent = class extends Native<unknown> {} as typeof CustomEvent;
  });
  expect(foreign).toBe('');
});

test('what a script adds to every object or list is no hindrance', () => {
  const foreign = found(() => {
    Object.assign(Object.prototype, { extend: () => 'everybody', inherited: 1 });
    Object.assign(Array.prototype, { each: () => 'everybody' });
  });
  expect(foreign).toBe('');
});

test('looking leaves nothing behind: a second look finds the same', () => {
  expect([checkNatives(), checkNatives(), document.body.innerHTML]).toEqual(['', '', '']);
});
