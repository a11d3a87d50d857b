import type { WidgetFacts } from './widgetFacts';

/** A built file with its subresource integrity (`sha384-…`); `file` is relative to `dist/`. */
export interface BuiltFile {
  file: string;
  integrity: string;
}

/** `dist/manifest.json`: what a host needs to preload a page's widgets. */
export interface Manifest {
  version: string;
  /** The loader, for a year in caches; pages of hosts that do not read this have the same as `loader.js`. */
  loader: BuiltFile;
  /** Inline script for the head, in front of everything else: keeps presses until the loader is there. */
  keep: { code: string; integrity: string };
  /** What a page's first widget needs beside its own code, in the order of evaluation: the registry and the runtime. */
  preload: BuiltFile[];
  /** All widgets by their names. */
  registry: BuiltFile;
  /** The runtime that every widget needs, and its stylesheet (tokens and base rules). */
  page: BuiltFile & { css: BuiltFile[]; imports: BuiltFile[]; icons: string[] };
  /** What a page says to the site that frames it: `<script defer>` in pages that a browser asks for to put them into a frame. */
  frame: BuiltFile;
  /** One SVG with a symbol per icon: print it once at the top of the body. */
  icons: BuiltFile;
  /** Lower-case widget name → its chunk, its stylesheets and the chunks it imports. */
  widgets: Record<
    string,
    BuiltFile & { facts: WidgetFacts; css: BuiltFile[]; imports: BuiltFile[]; icons: string[] }
  >;
  /** Key → the same of an add-on. */
  addons: Record<
    string,
    BuiltFile & { facts: { name: string }; css: BuiltFile[]; imports: BuiltFile[]; icons: string[] }
  >;
}

/**
 * `dist/words/<language>.json`: text → its translation, as the page's config takes it. What the runtime says itself is
 * `page`; a page needs the rest for its widgets and add-ons only.
 */
export interface BuiltWords {
  page: Record<string, string>;
  /** By the usual name, in lower case. */
  widgets: Record<string, Record<string, string>>;
  /** By key. */
  addons: Record<string, Record<string, string>>;
}
