import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';

const generated = new Set(['node_modules', 'dist', '.cache', '.git']);

function* filesBelow(path) {
  const found = statSync(inRoot(path), { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) return yield path;
  for (const name of readdirSync(inRoot(path)).sort()) {
    if (!generated.has(name)) yield* filesBelow(join(path, name));
  }
}

/** One hash over names and contents of files and folders; missing ones count as empty. */
export function hashFiles(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(path))
      hash
        .update(`${file}\0`)
        .update(readFileSync(inRoot(file)))
        .update('\0');
  }
  return hash.digest('hex');
}
