import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../../../src/contract/manifest';

export interface Built {
  manifest: Manifest;
  /** The icon sprite, to be printed at the top of the body. */
  icons: string;
}

/** What the last build of the runtime left in `distDir`: read again when the manifest changes, null without one. */
export function createManifest(distDir: string): () => Built | null {
  const path = join(distDir, 'manifest.json');
  let known: { changed: number; built: Built } | null = null;
  return () => {
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (changed === undefined) return null;
    if (known?.changed === changed) return known.built;
    try {
      const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
      const built = { manifest, icons: readFileSync(join(distDir, manifest.icons.file), 'utf8') };
      known = { changed, built };
      return built;
    } catch (error) {
      // A build that is being written right now: pages are complete without it, and the next request looks again.
      if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT')
        return known?.built ?? null;
      throw error;
    }
  };
}
