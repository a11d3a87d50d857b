/** By the name that a page's author knows it by: whether it does what we ask of it, or a text that names parts that do not. */
export type NativeTests = Record<string, () => unknown>;

/**
 * Names of built-in functions that a script of the page has replaced, extended or frozen so that ours would not work; judged
 * by what they do, since most replacements do it well. Nothing in here throws, and little is called: that may be what is
 * broken.
 */
export function testNatives(tests: NativeTests): string {
  let foreign = '';
  const add = (name: string) => (foreign += foreign ? `, ${name}` : name);
  try {
    const names = Object.keys(tests);
    if (!(names.length > 0)) add('Object.keys');
    for (let index = 0; index < names.length; index++) {
      const name = names[index]!;
      let works: unknown;
      try {
        works = tests[name]!();
      } catch {
        // However it fails, it is not what it was.
      }
      if (typeof works === 'string') add(works);
      else if (!works) add(name);
    }
  } catch {
    add('Object.keys');
  }
  return foreign;
}
