import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What the seeded database is made from, relative to the root of the project. */
const sources = [
  'examples/forum/database',
  'examples/forum/seed',
  'examples/forum/posts',
  'examples/forum/data/lookalike.ts',
  'examples/forum/data/notifyOfComment.ts',
  'examples/forum/data/whoHears.ts',
  'examples/forum/data/permissionList.ts',
  'examples/forum/data/paths.ts',
];

function filesBelow(path: string): string[] {
  if (path.endsWith('.ts')) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => filesBelow(join(path, entry.name)));
}

/** Changes when tables or seed change: a snapshot under another hash is out of date. */
export function seedHash(root = '.'): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesBelow(join(root, source))).sort()) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}
