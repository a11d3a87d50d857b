import fs from 'node:fs';
import path from 'node:path';

/**
 * Takes away what earlier builds left in the folder, once the last script of this one is written. A build that fails leaves
 * the last one that worked, which a running forum may be serving.
 */
export function tidyPlugin(folder, since = Date.now()) {
  let isWritten = false;
  return {
    name: 'inlay-tidy',
    writeBundle() {
      isWritten = true;
    },
    closeBundle() {
      if (!isWritten) return;
      for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const file = path.join(entry.parentPath, entry.name);
        // The clock of a file system may tick coarser than ours.
        if (entry.isFile() && fs.statSync(file).mtimeMs < since - 50) fs.rmSync(file);
      }
    },
  };
}
