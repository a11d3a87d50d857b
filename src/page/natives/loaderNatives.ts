import type { NativeTests } from './testNatives';

const nothing = () => {};
const plus = (a: number, b: number) => a + b;

/** What the loader itself needs, and what old libraries are known for: their pages need not fetch the rest to be left alone. */
export const loaderNatives: NativeTests = {
  Document: () =>
    Document.prototype.querySelectorAll.call(document, 'html')[0] ===
      Document.prototype.querySelector.call(document, 'html') && document instanceof Document,
  Element: () => {
    const element = Document.prototype.createElement.call(document, 'p');
    element.setAttribute('id', 'a');
    const { closest } = Element.prototype;
    if (element.hasAttribute('b')) return false;
    return (
      element.hasAttribute('id') &&
      element.getAttribute('id') === 'a' &&
      closest.call(element, '#a') &&
      !closest.call(element, 'a') &&
      !element.querySelector('a')
    );
  },
  Object: () => Object.hasOwn({ a: 1 }, 'a') && Object.keys(Object.create({ a: 1 }) as object).length === 0,
  'Array.from': () => `${Array.from(new Set([2, 1]), plus)}` === '2,2',
  'Array.prototype': () => {
    let last = 0;
    [5, 6].forEach((each) => (last = each));
    const all = [1, 2].flatMap(plus).map(plus);
    return (
      `${[[1, 2].reduce(plus, 1), last, all.filter((each) => each > 1), all.push(5), all.splice(0, 1), all.at(-1)]}` ===
      '4,6,4,3,1,5'
    );
  },
  'Function.prototype.bind': () => plus.bind(null, 1)(2) === 3,
  JSON: () => JSON.stringify({ a: [1, 'b'] }) === '{"a":[1,"b"]}',
  Map: () => {
    const map = new Map([[1, 2]]);
    let last = 0;
    map.forEach((each) => (last = each));
    return (
      `${[map.get(1), map.get(3), map.has(3), last, map.set(3, 4).size, map.delete(1), ...map.values()]}` ===
      '2,,false,2,2,true,4'
    );
  },
  WeakMap: () => new WeakMap([[nothing, 1]]).get(nothing) === 1 && !new WeakSet<object>([nothing]).has(plus),
  Promise: () => {
    const promise = Promise.resolve();
    const next = promise.then(nothing).catch(nothing);
    return [next, Promise.all([]), new Promise(nothing)].every(
      (each) => each !== promise && each instanceof Promise,
    );
  },
  RegExp: () => /a/.test('a') && !/a/.test('b'),
  String: () => ' A '.trim().toLowerCase().split('b')[0]!.replace(/a/, 'c') === 'c',
  URL: () => new URL('a/', 'https://b/c').href === 'https://b/a/',
  CustomEvent: () => new CustomEvent('a', { detail: 1 }).detail === 1,
  // eslint-disable-next-line no-restricted-syntax -- made, and never sent
  XMLHttpRequest: () => new XMLHttpRequest().send,
  IntersectionObserver: () => new IntersectionObserver(nothing).observe,
  MutationObserver: () => new MutationObserver(nothing).observe,
  timers: () => {
    clearTimeout(setTimeout(nothing));
    cancelAnimationFrame(requestAnimationFrame(nothing));
    addEventListener('inlay:', nothing);
    removeEventListener('inlay:', nothing);
    return performance.now();
  },
};
