import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export type FragmentFile = 'js' | 'css';

interface Entry {
  js: string;
  css?: string;
  integrity?: string;
  cssIntegrity?: string;
}

/** The fragments of a built theme, as the folder has them now. */
export interface Themes {
  /** For the page config: type → its files. */
  impls(): Record<string, object>;
  /** A fragment's file and the name of its revision, or null. */
  file(uuid: string, kind: FragmentFile): { body: Buffer; revision: string } | null;
}

/** Reads `theme.json` and what it names. A folder without one is a theme that replaces nothing. */
export function readTheme(folder: string): Themes {
  const root = resolve(folder);
  const entries = (): Record<string, Entry> => {
    try {
      const { fragments } = JSON.parse(readFileSync(join(root, 'theme.json'), 'utf8')) as {
        fragments: Record<string, Entry>;
      };
      return fragments;
    } catch (error) {
      // Not built, or just being written.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return {};
      throw error;
    }
  };
  const uuidOf = (type: string) => `example-${type.toLowerCase()}`;
  return {
    impls: () =>
      Object.fromEntries(
        Object.entries(entries()).map(([type, { css, integrity, cssIntegrity }]) => {
          const fragmentUUID = uuidOf(type);
          const path = `/api/v2/fragments/${fragmentUUID}`;
          return [
            type,
            {
              ...{ fragmentUUID, jsUrl: `${path}/js`, integrity },
              ...(css && { cssUrl: `${path}/css`, cssIntegrity }),
            },
          ];
        }),
      ),
    file(uuid, kind) {
      const entry = Object.entries(entries()).find(([type]) => uuidOf(type) === uuid)?.[1];
      const name = entry?.[kind];
      if (!name) return null;
      const body = readFileSync(join(root, name));
      return { body, revision: createHash('sha256').update(body).digest('base64url').slice(0, 12) };
    },
  };
}
