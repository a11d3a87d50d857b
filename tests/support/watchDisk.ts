import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes a little to a folder again and again, durably. `stop` answers how long that took at worst, milliseconds. */
export function watchDisk(folder: string): { stop(): Promise<number> } {
  let isWatching = true;
  async function watch(): Promise<number> {
    const file = await open(join(folder, 'disk'), 'w');
    let longest = 0;
    while (isWatching) {
      const before = performance.now();
      await file.write('words');
      await file.datasync();
      longest = Math.max(longest, performance.now() - before);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await file.close();
    return longest;
  }
  const watching = watch();
  return {
    stop() {
      isWatching = false;
      return watching;
    },
  };
}
