import { watch } from 'node:fs';
import { join } from 'node:path';
import { readWidgets } from '../build/readWidgets.mjs';

/**
 * Calls `changed` when widgets or add-ons come or go, or say other facts of themselves: rollup's configuration reads
 * them once. A file that is half written is said, and waited for. Answers the function that stops it.
 */
export async function watchFacts(root, changed, say = console.error) {
  const read = async () => JSON.stringify(await readWidgets(root));
  let known = await read();
  let said;
  let timer;
  const look = async () => {
    let found;
    try {
      found = await read();
      said = undefined;
    } catch ({ message }) {
      if (message !== said) say(message);
      said = message;
      return;
    }
    if (found === known) return;
    known = found;
    changed();
  };
  const watcher = watch(join(root, 'widgets'), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(look, 200);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
