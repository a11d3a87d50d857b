/** File → the sentinel in it, and what takes its place. */
const sentinels = [
  [
    /react-dom-client\.production\.js$/,
    /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g,
    '$1Object.create(Error.prototype, { message: { value: $2 } })',
  ],
  [
    /rtk-query\.\w+\.mjs$/,
    /new Error\(("Promise never resolved before cacheEntryRemoved\.")\)/g,
    'Object.create(Error.prototype, { message: { value: $1 } })',
  ],
];

/**
 * React and RTK Query make sentinel exceptions, told apart by identity, while their modules are evaluated. Each takes a
 * stack, and wherever an inspector listens, be it developer tools or a monitor, V8 parses the whole chunk a second time
 * to give that stack its positions: the longest task of a page on a slow phone. A sentinel needs no stack.
 */
export function stacklessPlugin() {
  return {
    name: 'inlay-stackless',
    transform(code, id) {
      const [, made, stackless] = sentinels.find(([file]) => file.test(id)) ?? [];
      if (!made) return null;
      const better = code.replace(made, stackless);
      if (better === code) this.error(`${id} makes its sentinels in another way now: is this still needed?`);
      return { code: better, map: null };
    },
  };
}
