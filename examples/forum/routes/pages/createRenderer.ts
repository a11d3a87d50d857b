import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface Wanted {
  /** As the API answers it. */
  layout: unknown;
  /** Of the page that it stands in. */
  url: string;
  nonce: string;
  /** The JSON of `#inlay-page`. */
  config: string;
  /** The page has a first heading beside it. */
  hasHeading: boolean;
  /** What the forum's templates draw of it, by component. */
  parts: Record<string, string>;
}

interface Rendered {
  html: string;
  widgets: string[];
  rules: string;
  problems: string[];
}

interface Module {
  renderLayout(layout: unknown, page: Omit<Wanted, 'layout' | 'config'> & { config: unknown }): Rendered;
}

/** Layouts as HTML, by what the last build left in `distDir`; null without one. */
export function createRenderer(distDir: string): (wanted: Wanted) => Promise<Rendered | null> {
  const file = join(distDir, 'server/index.mjs');
  return async ({ layout, config, ...page }) => {
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changed === undefined) return null;
    // A module that was imported once stays as it was: a newer build is another one.
    const { renderLayout } = (await import(`${pathToFileURL(file).href}?${changed}`)) as Module;
    return renderLayout(layout, { ...page, config: JSON.parse(config) });
  };
}
