/** File → whose keys it goes through. */
const loops = [
  [/redux-toolkit\.\w+\.mjs$/, 'finalCaseReducers'],
  [/node_modules\/valibot\//, 'this.entries'],
];

/**
 * Libraries that go through an object with `for…in` stop at what an old page's script has added to `Object.prototype`:
 * no widget of that page would come.
 */
export function ownKeysPlugin() {
  return {
    name: 'inlay-own-keys',
    transform(code, id) {
      const [, object] = loops.find(([file]) => file.test(id)) ?? [];
      if (!object) return null;
      const better = code.replace(
        new RegExp(`for \\((?:const|let) key in ${object}\\)`, 'g'),
        `for (const key of Object.keys(${object}))`,
      );
      if (better === code)
        this.error(`${id} goes through ${object} in another way now: is this still needed?`);
      return { code: better, map: null };
    },
  };
}
