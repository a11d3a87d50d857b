import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export interface StaticFile {
  type: string;
  body: Buffer;
  /** Missing where it would not get smaller. */
  brotli?: Buffer;
}

/** The forum's own stylesheet and fonts: small enough to stay in memory, named by their content. */
export interface StaticFiles {
  /** By the last part of `/static/…`. */
  all: Map<string, StaticFile>;
  stylesheet: string;
  logo: string;
  /** Fonts that every page in Latin script needs at once. */
  preloadFonts: string[];
}

const subsets = ['latin', 'latin-ext', 'vietnamese'];
const weights = [400, 600];

/** One file for the browser, in this order: later parts refine earlier ones. */
const sheets = [
  'fonts',
  'base',
  'title-bar',
  'parts',
  'lists',
  'thread',
  'content',
  'rail',
  'near',
  'forms',
  'bulk',
  'footer',
  'plain',
  'narrow',
  'media',
];

export function readStaticFiles(root: string): StaticFiles {
  const all = new Map<string, StaticFile>();
  const fonts = join(root, 'node_modules/@fontsource/open-sans/files');
  const known = new Set(readdirSync(fonts));
  for (const subset of subsets) {
    for (const weight of weights) {
      const name = `open-sans-${subset}-${weight}-normal.woff2`;
      if (known.has(name)) all.set(name, { type: 'font/woff2', body: readFileSync(join(fonts, name)) });
    }
  }
  const folder = join(root, 'examples/forum/public');
  const body = Buffer.concat(sheets.map((sheet) => readFileSync(join(folder, `${sheet}.css`))));
  const stylesheet = `forum.${createHash('sha256').update(body).digest('hex').slice(0, 10)}.css`;
  all.set(stylesheet, { type: 'text/css; charset=utf-8', body, brotli: brotliCompressSync(body) });
  // The gallery's legacy pages, and the look that ships with the example theme.
  const gallery = join(folder, 'gallery');
  for (const file of readdirSync(gallery))
    all.set(`gallery-${file}`, { type: 'text/css; charset=utf-8', body: readFileSync(join(gallery, file)) });
  const look = readFileSync(join(root, 'examples/theme/look.css'));
  all.set('gallery-look.css', { type: 'text/css; charset=utf-8', body: look });
  const banners = join(folder, 'banners');
  for (const file of readdirSync(banners)) {
    const isDrawn = file.endsWith('.svg');
    const drawing = readFileSync(join(banners, file));
    all.set(`banner-${file}`, {
      type: isDrawn ? 'image/svg+xml' : 'image/webp',
      body: drawing,
      ...(isDrawn && { brotli: brotliCompressSync(drawing) }),
    });
  }
  const picture = readFileSync(join(folder, 'logo.svg'));
  const logo = `logo.${createHash('sha256').update(picture).digest('hex').slice(0, 10)}.svg`;
  all.set(logo, { type: 'image/svg+xml', body: picture });
  return {
    all,
    logo: `/static/${logo}`,
    stylesheet: `/static/${stylesheet}`,
    preloadFonts: weights.map((weight) => `/static/open-sans-latin-${weight}-normal.woff2`),
  };
}
