import { created } from './created';
import { nativeMethods, promise } from './nativeMethods';
import { testNatives, type NativeTests } from './testNatives';

/** Kinds that code asks elements for, and a tag that makes one. */
const kinds = {
  HTMLElement: 'b',
  HTMLInputElement: 'input',
  HTMLTextAreaElement: 'textarea',
  HTMLSelectElement: 'select',
  HTMLFormElement: 'form',
  HTMLAnchorElement: 'a',
  HTMLIFrameElement: 'iframe',
};

const nothing = () => {};

/** Tests that are more than a call and its result. */
const behaviours: Record<string, () => unknown> = {
  Document: () => document instanceof Document,
  'Document.prototype.getSelection': () => Document.prototype.getSelection.call(document) !== undefined,
  Node: () => created('p', 'b') instanceof Node,
  Element: () => created('p', 'b') instanceof Element,
  JSON: () =>
    JSON.stringify({ a: [1, 'b', { c: null }], d: new Date(0) }) ===
      '{"a":[1,"b",{"c":null}],"d":"1970-01-01T00:00:00.000Z"}' &&
    JSON.parse('{"a":1}', (key, value: unknown) => (key ? 2 : value) as { a: number }).a === 2,
  // Assigning what a frozen prototype has, too, throws: of objects, lists, functions and errors.
  'Object.prototype': () =>
    [{}, [], () => {}, new Error()].every((one) => {
      one.toString = one.constructor = nothing as never;
      return one.toString === nothing && one.constructor === nothing && !('then' in one);
    }),
  'Function.prototype.bind': () =>
    function (this: number[], a: number, b: number, c: number) {
      return this[0]! * 1000 + a * 100 + b * 10 + c;
    }.bind(
      [1],
      2,
      3,
    )(4) === 1234,
  'Array.prototype.forEach': () => heard((hear) => [1, 2].forEach((a, b) => hear(a, b))) === '1,0,2,1',
  Map: () => {
    const map = new Map([[1, 2]]);
    return `${[...map]}` === '1,2' && heard((hear) => map.forEach((a, b) => hear(a, b))) === '2,1';
  },
  Set: () => {
    const set = new Set([1]);
    return `${[...set]}` === '1' && heard((hear) => set.forEach((a) => hear(a))) === '1';
  },
  Promise: () => {
    const one = Promise.resolve();
    return (
      one.then(nothing) !== one &&
      one.catch(nothing) !== one &&
      heard((hear) => new Promise((resolve) => hear(typeof resolve))) === 'function'
    );
  },
  Proxy: () => new Proxy({ a: 1 }, { get: () => 2 }).a === 2,
  Symbol: () => typeof Symbol.iterator === 'symbol',
  AbortController: () => {
    const controller = new AbortController();
    controller.abort();
    return controller.signal.aborted;
  },
  FormData: () => {
    const data = new FormData();
    data.append('a', '1');
    return data.get('a') === '1' && data instanceof FormData;
  },
  Event: () => new Event('a', { bubbles: true }).bubbles,
  CustomEvent: () => new CustomEvent('a', { detail: 1, cancelable: true, bubbles: true }).detail === 1,
  'Element.prototype': () => {
    const element = created('p', 'b');
    element.append('a');
    element.insertBefore(Document.prototype.createTextNode.call(document, 'c'), element.firstChild);
    element.setAttribute('id', 'd');
    element.setAttribute('title', 'e');
    element.removeAttribute('title');
    return element.outerHTML === '<p id="d">c<b></b>a</p>';
  },
  'Element.prototype.getBoundingClientRect': () => created('p', 'b').getBoundingClientRect().width === 0,
  'Element.prototype.remove': () => {
    const [first, second, third] = [created('p', 'b'), created('p', 'b'), created('p', 'b')];
    first.firstElementChild!.remove();
    second.removeChild(second.firstChild!);
    third.replaceChildren('a');
    third.firstChild!.replaceWith('b');
    return first.outerHTML + second.outerHTML + third.outerHTML === '<p></p><p></p><p>b</p>';
  },
  'EventTarget.prototype': () => {
    const target = created('p', 'b');
    const all = heard((hear) => {
      const listener = (event: Event) => {
        hear((event as CustomEvent).detail);
        event.preventDefault();
      };
      const go = (detail: unknown) =>
        hear(
          target.firstChild!.dispatchEvent(new CustomEvent('a', { detail, cancelable: true, bubbles: true })),
        );
      target.addEventListener('a', listener, { once: true });
      go(1);
      go(2);
      target.addEventListener('a', listener, true);
      target.removeEventListener('a', listener, true);
      go(3);
    });
    return all === '1,false,true,true';
  },
  IntersectionObserver: () => watches(new IntersectionObserver(nothing)),
  MutationObserver: () => watches(new MutationObserver(nothing), { childList: true }),
  // Code does without these two where a browser has none.
  ResizeObserver: () => !window.ResizeObserver || watches(new ResizeObserver(nothing)),
  BroadcastChannel: () => !window.BroadcastChannel || connects(),
  MessageChannel: () => typeof new MessageChannel().port2.postMessage === 'function',
  XMLHttpRequest: () => {
    // eslint-disable-next-line no-restricted-syntax -- made, and never sent
    const { readyState, open, send, setRequestHeader } = new XMLHttpRequest();
    return readyState === 0 && [open, send, setRequestHeader].every((each) => typeof each === 'function');
  },
  Intl: () => typeof Intl.NumberFormat === 'function' && typeof Intl.DateTimeFormat === 'function',
  timers: () => {
    clearTimeout(setTimeout(nothing));
    cancelAnimationFrame(requestAnimationFrame(nothing));
    queueMicrotask(nothing);
    addEventListener('inlay:', nothing);
    removeEventListener('inlay:', nothing);
    return performance.now() > 0 && Date.now() > 0;
  },
  encodeURIComponent: () => decodeURIComponent(encodeURIComponent('/')) === '/',
};

const heard = (job: (hear: (...more: unknown[]) => void) => void): string => {
  const all: unknown[] = [];
  job((...more) => void all.push(...more));
  return `${all}`;
};

function watches(
  observer: { observe(target: Element, options?: object): void; disconnect(): void },
  options?: object,
): boolean {
  observer.observe(created('p', 'b'), options);
  observer.disconnect();
  return true;
}

function connects(): boolean {
  try {
    const channel = new BroadcastChannel('inlay:');
    channel.close();
    return typeof channel.postMessage === 'function';
  } catch (error) {
    // The reader's settings keep channels from the page; no script has.
    return error instanceof DOMException;
  }
}

const kindOf = (name: string) => () =>
  created('p', kinds[name as 'HTMLElement']).firstChild instanceof window[name as 'HTMLElement'];

/** Iterables by their items; a promise by its kind, since not every good one has the text of the native. */
function show(value: unknown): string {
  if (value instanceof Promise) return promise;
  const items = value as unknown[] | null;
  return typeof value === 'object' && items?.[Symbol.iterator] ? `${[...items]}` : String(value);
}

/** One test for each name of a table. */
const each =
  (table: object, test: (name: string) => () => unknown, owner = '') =>
  () => {
    const tests: NativeTests = {};
    for (const name of Object.keys(table)) tests[owner + name] = test(name);
    return testNatives(tests) || true;
  };

const methodsOf = (owner: string) => () => {
  const make = nativeMethods[owner]!;
  const test = (name: string) => () => {
    const [on, calls] = make();
    const [expected, ...args] = calls[name]!;
    // Elements of members hide the document's own methods.
    const owned = (on === document ? Document.prototype : on) as Record<string, () => unknown>;
    return show(owned[name]!.call(on, ...(args as []))) === expected;
  };
  return each(make()[1], test, `${owner}.`)();
};

/**
 * Everything that the runtime and its libraries need, as `testNatives` says it; with what the loader needs, since libraries may
 * come after it.
 */
export const checkNatives = (): string =>
  testNatives({
    Object: () => testNatives(behaviours) || true,
    Node: each(kinds, kindOf),
    Function: each(nativeMethods, methodsOf),
  });
