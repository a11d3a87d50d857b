/** File → whose keys it goes through. */
const loops = [
  [/redux-toolkit\.\w+\.mjs$/, 'finalCaseReducers'],
  [/node_modules\/valibot\//, 'this\\.entries'],
  // Its operations, nodes and what it compares: any of them, since it takes what it finds for a property of the text.
  [/node_modules\/slate\/dist\/index\.es\.js$/, '\\w+'],
];

/**
 * Libraries that go through an object with `for…in` stop at what an old page's script has added to `Object.prototype`:
 * no widget of that page would come, and its editor would lose what is typed.
 */
export function ownKeysPlugin() {
  return {
    name: 'inlay-own-keys',
    transform(code, id) {
      const [, object] = loops.find(([file]) => file.test(id)) ?? [];
      if (!object) return null;
      const better = code.replace(
        new RegExp(`for \\((?:const|let) (\\w+) in (${object})\\)`, 'g'),
        'for (const $1 of Object.keys($2 ?? {}))',
      );
      if (better === code)
        this.error(`${id} goes through ${object} in another way now: is this still needed?`);
      return { code: better, map: null };
    },
  };
}
