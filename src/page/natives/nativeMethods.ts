import { created } from './created';

/** By a method's name: what it answers, as text and iterables by their items; then what it is given. */
type Calls = Record<string, unknown[]>;

const plus = (value: number, index: number) => value + index;
const nothing = () => {};
/** How a promise is written here. */
export const promise = 'a promise';
const above = (value: number, index: number) => value > index;
/** Old libraries go through what is inherited, too: of this one `1` is its own. */
const heir = () => Object.assign(Object.create([7]) as unknown[], { 1: 8 });

/**
 * What our code and its libraries call, by the names that a page's author knows it by: on what, with arguments that old
 * replacements leave out, and what comes of it as text.
 */
export const nativeMethods: Record<string, () => [on: unknown, calls: Calls]> = {
  Object: () => [
    Object,
    {
      assign: ['2,3', [1], [2], [2, 3]],
      create: ['7', [7]],
      defineProperties: ['5', [1], { 0: { value: 5 } }],
      defineProperty: ['5', [1], 0, { value: 5 }],
      entries: ['1,8', heir()],
      freeze: ['1', [1]],
      fromEntries: ['a', [['toString', () => 'a']]],
      getOwnPropertyDescriptor: ['[object Object]', [1], 0],
      getOwnPropertyDescriptors: ['[object Object]', [1]],
      getOwnPropertyNames: ['1', heir()],
      getOwnPropertySymbols: ['', [1]],
      getPrototypeOf: ['7', heir()],
      hasOwn: ['false', heir(), 0],
      is: ['false', 0, -0],
      isExtensible: ['true', [1]],
      isFrozen: ['false', [1]],
      keys: ['1', heir()],
      preventExtensions: ['1', [1]],
      setPrototypeOf: ['7', {}, [7]],
      values: ['8', heir()],
    },
  ],
  'Object.prototype': () => [
    heir(),
    {
      hasOwnProperty: ['false', 0],
      isPrototypeOf: ['false', 0],
      propertyIsEnumerable: ['true', 1],
      valueOf: ['7'],
    },
  ],
  Reflect: () => [
    Reflect,
    {
      construct: ['5,6', Array, [5, 6]],
      get: ['7', heir(), 0],
      getOwnPropertyDescriptor: ['[object Object]', [1], 0],
      getPrototypeOf: ['7', heir()],
      has: ['true', [1], 0],
      ownKeys: ['1', heir()],
      set: ['true', [1], 0, 2],
    },
  ],
  Array: () => [Array, { from: ['3,2,4', new Set([3, 1, 2]), plus], isArray: ['true', [1]] }],
  'Array.prototype': () => [
    [3, 1, 2],
    {
      at: ['2', -1],
      concat: ['3,1,2,4,5', [4], [5]],
      entries: ['0,3,1,1,2,2'],
      every: ['false', above],
      fill: ['3,9,2', 9, 1, 2],
      filter: ['3', above],
      find: ['3', above],
      findIndex: ['0', above],
      findLast: ['3', above],
      flat: ['3,1,2'],
      flatMap: ['3,2,4', plus],
      includes: ['false', 3, 1],
      indexOf: ['-1', 3, 1],
      join: ['3-1-2', '-'],
      keys: ['0,1,2'],
      lastIndexOf: ['1', 1],
      map: ['3,2,4', plus],
      pop: ['2'],
      push: ['5', 8, 9],
      reduce: ['16', plus, 10],
      reverse: ['2,1,3'],
      shift: ['3'],
      slice: ['1', 1, 2],
      some: ['true', above],
      sort: ['1,2,3', (a: number, b: number) => a - b],
      splice: ['1', 1, 1, 5],
      toString: ['3,1,2'],
      unshift: ['5', 8, 9],
      values: ['3,1,2'],
    },
  ],
  'String.prototype': () => [
    'b-a-c ',
    {
      at: [' ', -1],
      charAt: ['-', 1],
      charCodeAt: ['45', 1],
      codePointAt: ['45', 1],
      concat: ['b-a-c xy', 'x', 'y'],
      endsWith: ['true', 'a', 3],
      includes: ['false', 'b', 1],
      indexOf: ['3', '-', 2],
      lastIndexOf: ['3', '-'],
      match: ['-a,a', /-(a)/],
      matchAll: ['-a,a', /-(a)/g],
      normalize: ['b-a-c '],
      padStart: ['__b-a-c ', 8, '_'],
      replace: ['b1a-c ', '-', (_: string, at: number) => `${at}`],
      replaceAll: ['b1a3c ', '-', (_: string, at: number) => `${at}`],
      search: ['1', /-/],
      slice: ['-a', 1, 3],
      split: ['b,a', /-/, 2],
      startsWith: ['true', 'a', 2],
      substring: ['-a', 1, 3],
      toLowerCase: ['b-a-c '],
      toString: ['b-a-c '],
      toUpperCase: ['B-A-C '],
      trim: ['b-a-c'],
      trimEnd: ['b-a-c'],
    },
  ],
  String: () => [String, { fromCharCode: ['ab', 97, 98] }],
  'RegExp.prototype': () => [/b(.)/, { exec: ['b-,-', 'ab-'], test: ['true', 'ab-'] }],
  Number: () => [
    Number,
    {
      isFinite: ['false', '1'],
      isInteger: ['false', 1.5],
      isNaN: ['false', 'a'],
      isSafeInteger: ['false', 2 ** 53],
      parseFloat: ['1.5', '1.5a'],
      parseInt: ['1', '1.5a'],
    },
  ],
  'Number.prototype': () => [255, { toFixed: ['255.0', 1], toString: ['ff', 16] }],
  Math: () => [
    Math,
    {
      abs: ['1', -1],
      ceil: ['2', 1.5],
      floor: ['1', 1.5],
      max: ['3', 1, 3],
      min: ['1', 3, 1],
      pow: ['8', 2, 3],
      round: ['2', 1.5],
      trunc: ['-1', -1.5],
    },
  ],
  'Date.prototype': () => [
    new Date(0),
    { getTime: ['0'], toISOString: ['1970-01-01T00:00:00.000Z'], valueOf: ['0'] },
  ],
  'Map.prototype': () => [
    new Map([[1, 2]]),
    {
      delete: ['true', 1],
      entries: ['1,2'],
      get: ['2', 1],
      has: ['true', 1],
      keys: ['1'],
      set: ['1,2,3,4', 3, 4],
      values: ['2'],
    },
  ],
  'Set.prototype': () => [
    new Set([1]),
    { add: ['1,2', 2], delete: ['true', 1], has: ['true', 1], keys: ['1'], values: ['1'] },
  ],
  'WeakMap.prototype': () => [
    new WeakMap([[plus, 2]]),
    { delete: ['true', plus], get: ['2', plus], has: ['true', plus] },
  ],
  'WeakSet.prototype': () => [new WeakSet([plus]), { delete: ['true', plus], has: ['false', above] }],
  Promise: () => [
    Promise,
    {
      all: [promise, []],
      allSettled: [promise, []],
      race: [promise, []],
      resolve: [promise],
    },
  ],
  'Promise.prototype': () => [
    Promise.resolve(),
    { catch: [promise, nothing], finally: [promise, nothing], then: [promise, nothing] },
  ],
  'Function.prototype': () => [
    function (this: unknown, a: number, b: number) {
      return `${String(this)},${a},${b}`;
    },
    { apply: ['a,1,2', 'a', [1, 2]], call: ['a,1,2', 'a', 1, 2] },
  ],
  Symbol: () => [Symbol, { for: ['Symbol(a)', 'a'] }],
  'URL.prototype': () => [
    new URL('assets/?b=1', 'https://a.test/c'),
    { toString: ['https://a.test/assets/?b=1'] },
  ],
  'URLSearchParams.prototype': () => [
    new URLSearchParams({ a: '1' }),
    { get: ['1', 'a'], has: ['true', 'a'], toString: ['a=1'] },
  ],
  'Document.prototype': () => [
    document,
    {
      createComment: ['[object Comment]', ''],
      createElement: ['[object HTMLElement]', 'i'],
      createTextNode: ['[object Text]', ''],
      getElementById: ['null', ' '],
      querySelector: ['[object HTMLHtmlElement]', 'html'],
      querySelectorAll: ['[object HTMLHtmlElement]', 'html'],
    },
  ],
  'Element.prototype': () => [
    created('p', 'b'),
    {
      closest: ['null', 'a'],
      contains: ['false', null],
      cloneNode: ['[object HTMLParagraphElement]', true],
      getAttribute: ['null', 'id'],
      getRootNode: ['[object HTMLParagraphElement]'],
      hasAttribute: ['false', 'id'],
      matches: ['true', 'p'],
      querySelector: ['[object HTMLElement]', 'b'],
      querySelectorAll: ['[object HTMLElement]', 'b'],
    },
  ],
};
