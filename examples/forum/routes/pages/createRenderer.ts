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

type Page = Omit<Wanted, 'layout' | 'config'> & { config: unknown };
interface Module {
  renderLayout(layout: unknown, page: Page): Rendered;
  addNoScript(layout: unknown, page: Omit<Page, 'nonce'>): { layout: unknown; problems: string[] };
}

/** What the last build left in `distDir`; null without one. */
async function moduleIn(distDir: string): Promise<Module | null> {
  const file = join(distDir, 'server/index.mjs');
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (changed === undefined) return null;
  // A module that was imported once stays as it was: a newer build is another one.
  return (await import(`${pathToFileURL(file).href}?${changed}`)) as Module;
}

/** Layouts as HTML; null without a build. */
export const createRenderer =
  (distDir: string) =>
  async ({ layout, config, ...page }: Wanted): Promise<Rendered | null> =>
    (await moduleIn(distDir))?.renderLayout(layout, { ...page, config: JSON.parse(config) }) ?? null;

/** Layouts with the HTML that readers without script have of them; as they are without a build. */
export const createNoScript =
  (distDir: string) =>
  async ({ layout, config, ...page }: Omit<Wanted, 'nonce'>) =>
    (await moduleIn(distDir))?.addNoScript(layout, { ...page, config: JSON.parse(config) }) ?? {
      layout,
      problems: [],
    };
