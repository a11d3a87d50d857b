/**
 * What old libraries and hosts' scripts do to the language, each as a change that a test can take back. Each function stands
 * alone: browser tests send its source into a page.
 */
export const foreignScripts = {
  'Array.from without iterables': () => {
    Array.from = ((list: ArrayLike<unknown>) => {
      const copy = [];
      for (let index = 0; index < (list.length || 0); index++) copy[index] = list[index];
      return copy;
    }) as typeof Array.from;
  },
  'Array.from without its second argument': () => {
    Array.from = ((list: Iterable<unknown>) => [...list]) as typeof Array.from;
  },
  'lists that encode themselves': () => {
    Object.assign(Array.prototype, {
      toJSON(this: unknown[]) {
        return `[${this.map((each) => JSON.stringify(each)).join(', ')}]`;
      },
    });
  },
  'bind without partial application': () => {
    Function.prototype.bind = function (this: (...args: unknown[]) => unknown, self: unknown) {
      return (...args: unknown[]) => this.apply(self, args);
    };
  },
  'reduce of 2007': () => {
    Array.prototype.reduce = function (this: unknown[]) {
      return this.length > 1 ? this : this[0];
    } as never;
  },
  'a CustomEvent that throws': () => {
    Object.assign(window, {
      CustomEvent: function () {
        throw new Error('no such event');
      },
    });
  },
  'an XMLHttpRequest that throws': () => {
    Object.assign(window, {
      XMLHttpRequest: function () {
        throw new Error('no requests');
      },
    });
  },
  'no IntersectionObserver': () => {
    Object.defineProperty(window, 'IntersectionObserver', {
      value: undefined,
      configurable: true,
      writable: true,
    });
  },
  'Document taken by a library': () => {
    Object.assign(window, {
      Document: function Document() {
        return undefined;
      },
    });
  },
};

/** Whole pages of old: what such a library replaces, all at once. None of it can be taken back. */
export const oldPages = {
  'a library like Prototype 1.6': () => {
    const copy = (list: { toArray?(): unknown[]; length?: number } | null): unknown[] => {
      if (!list) return [];
      if (list.toArray) return list.toArray();
      const all: unknown[] = [];
      for (let index = 0; index < (list.length ?? 0); index++) all[index] = (list as unknown[])[index];
      return all;
    };
    const namesOf = (object: object) => {
      const names: string[] = [];
      for (const name in object) names.push(name);
      return names;
    };
    const encode = (value: unknown): string =>
      Array.isArray(value) ? `[${value.map(encode).join(', ')}]` : JSON.stringify(value);
    Object.assign(Object, {
      keys: namesOf,
      values: (object: Record<string, unknown>) => namesOf(object).map((name) => object[name]),
    });
    Array.from = copy as typeof Array.from;
    const enumerable = {
      entries(this: unknown[]) {
        return copy(this);
      },
      toArray(this: unknown[]) {
        return this.concat();
      },
      reduce(this: unknown[]) {
        return this.length > 1 ? this : this[0];
      },
      toJSON(this: unknown[]) {
        return encode(this.concat().filter(() => true));
      },
      clone(this: unknown[]) {
        return this.concat();
      },
    };
    Object.assign(Array.prototype, enumerable);
    Object.assign(Number.prototype, {
      toJSON(this: number) {
        return isFinite(this) ? this.toString() : 'null';
      },
    });
    Object.assign(String.prototype, {
      toJSON(this: string) {
        return `"${this.toString()}"`;
      },
      startsWith(this: string, start: string) {
        return this.indexOf(start) === 0;
      },
    });
    const Native = window.Element;
    const Wrapper = function (name: string) {
      return document.createElement(name);
    };
    Wrapper.prototype = Native.prototype;
    Object.assign(window, { Element: Wrapper });
    Object.assign(HTMLElement.prototype, {
      remove(this: HTMLElement) {
        this.parentNode?.removeChild(this);
        return this;
      },
      update(this: HTMLElement, html: string) {
        this.innerHTML = html;
        return this;
      },
    });
  },
  'a library like Prototype 1.7.3': () => {
    const copy = (list: { toArray?(): unknown[]; length?: number } | null): unknown[] => {
      if (!list) return [];
      if ('toArray' in (Object(list) as object)) return list.toArray!();
      const all = new Array<unknown>(list.length ?? 0);
      for (let index = 0; index < all.length; index++) all[index] = (list as unknown[])[index];
      return all;
    };
    Array.from = copy as typeof Array.from;
    Object.assign(Array.prototype, {
      toArray(this: unknown[]) {
        return Array.prototype.slice.call(this, 0);
      },
      entries(this: unknown[]) {
        return Array.prototype.slice.call(this, 0);
      },
    });
    const { bind } = Function.prototype;
    Function.prototype.bind = function (this: (...args: unknown[]) => unknown, ...args: unknown[]) {
      return args.length < 2 && args[0] === undefined ? this : bind.apply(this, args as [unknown]);
    } as typeof bind;
  },
  'a script that freezes all objects': () => {
    Object.freeze(Object.prototype);
  },
};
