import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BuiltFile, BuiltWords, Manifest } from '../../../../src/contract/manifest';

export interface Built {
  manifest: Manifest;
  /** Icon name → its symbol, to be printed at the top of the body. */
  symbols: Map<string, string>;
  /** Several stylesheets as one file, which the forum puts together; one is itself. */
  together(sheets: readonly BuiltFile[]): BuiltFile;
  /** What the widgets say, in a language other than English. */
  words(localeKey: string): BuiltWords | null;
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
      const sprite = readFileSync(join(distDir, manifest.icons.file), 'utf8');
      const symbols = new Map(
        Array.from(sprite.matchAll(/<symbol id="inl-icon-([\w-]+)".*?<\/symbol>/gs), ([symbol, name]) => [
          name!,
          symbol,
        ]),
      );
      const languages = new Map<string, BuiltWords | null>();
      const joined = new Map<string, BuiltFile>();
      const built: Built = {
        manifest,
        symbols,
        together(sheets) {
          if (sheets.length === 1) return sheets[0]!;
          const file = sheets.map(({ file }, index) => (index === 0 ? file : basename(file))).join(',');
          let whole = joined.get(file);
          if (!whole) {
            const hash = createHash('sha384');
            for (const sheet of sheets) hash.update(readFileSync(join(distDir, sheet.file)));
            joined.set(file, (whole = { file, integrity: `sha384-${hash.digest('base64')}` }));
          }
          return whole;
        },
        words(localeKey) {
          const file = join(distDir, 'words', `${localeKey}.json`);
          if (!languages.has(localeKey))
            languages.set(
              localeKey,
              existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuiltWords) : null,
            );
          return languages.get(localeKey)!;
        },
      };
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
