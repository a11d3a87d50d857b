/**
 * React makes its sentinel exceptions (told apart by identity, never shown) while its module is evaluated. Each takes a
 * stack, and wherever an inspector listens, be it developer tools or a monitor, V8 parses the whole chunk a second time
 * to give that stack its positions: the longest task of a page on a slow phone. A sentinel needs no stack.
 */
export function stacklessPlugin() {
  const sentinel = /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;
  return {
    name: 'inlay-stackless',
    transform(code, id) {
      if (!/react-dom-client\.production\.js$/.test(id)) return null;
      const found = code.match(sentinel)?.length ?? 0;
      if (found === 0) this.error('React makes its sentinels in another way: look whether this is still needed');
      const stackless = '$1Object.create(Error.prototype, { message: { value: $2 } })';
      return { code: code.replace(sentinel, stackless), map: null };
    },
  };
}
