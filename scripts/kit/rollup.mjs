import { createHash } from 'node:crypto';
import { existsSync, readdirSync, watch as watchFolder } from 'node:fs';
import path from 'node:path';
import { minify, transform } from '@swc/core';

/** What this kit builds for; a forum whose kit is another one says so instead of running the fragment. */
const version = 1;

/** The page's own copies, found when the fragment is evaluated: no second React, and nothing of the kit in the file. */
const host = `(globalThis[Symbol.for('inlay.fragment')] ?? (() => { throw new Error('A fragment runs only inside a page of the forum.'); }))(${version})`;
const hosted = { react: 'react', 'react/jsx-runtime': 'jsx', 'inlay/fragment': 'kit' };

/**
 * A Rollup configuration for a folder of fragments. Each `src/<Type>.tsx`, whose default export is the component,
 * becomes `dist/<Type>.js`; the styles that it imports become `dist/<Type>.css`; `dist/theme.json` names all of them for
 * the forum.
 */
export function fragments({ folder = '.', out = 'dist', watch = Boolean(process.env.ROLLUP_WATCH) } = {}) {
  const source = path.resolve(folder, 'src');
  const isFragment = (file) => /^[A-Z]\w*Fragment\.[jt]sx$/.test(file);
  const found = readdirSync(source).filter(isFragment);
  if (found.length === 0) throw new Error(`${source} has no fragment: write src/CallToActionFragment.tsx`);
  // Rollup watches the files that it knows.
  const told = new Set();
  if (watch)
    watchFolder(source, (_, file) => {
      if (!file || !isFragment(file) || found.includes(file) || told.has(file)) return;
      told.add(file);
      console.log(`src/${file} is new: end this with Ctrl+C, and start it again.`);
    }).unref();
  const theme = {};
  return found.map((file) => {
    const type = file.replace(/\.\w+$/, '');
    return {
      input: path.join(source, file),
      output: { file: path.resolve(folder, out, `${type}.js`), format: 'es', inlineDynamicImports: true },
      plugins: [
        hostedPlugin(),
        sourcesPlugin(),
        stylesPlugin(type, watch),
        smallPlugin(watch),
        themePlugin(type, theme, watch),
      ],
    };
  });
}

const prefix = '\0hosted:';

function hostedPlugin() {
  return {
    name: 'inlay-hosted',
    resolveId: (source) =>
      Object.hasOwn(hosted, source) ? { id: prefix + source, moduleSideEffects: false } : null,
    load: (id) =>
      id.startsWith(prefix)
        ? {
            code: `export const host = ${host}.${hosted[id.slice(prefix.length)]}; export default host;`,
            syntheticNamedExports: 'host',
          }
        : null,
  };
}

/** TypeScript and JSX, and imports without an ending. */
function sourcesPlugin() {
  const endings = ['', '.tsx', '.ts', '.jsx', '.js'];
  return {
    name: 'inlay-sources',
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.')) return null;
      const base = path.resolve(path.dirname(importer), source);
      return endings.map((ending) => base + ending).find((file) => existsSync(file)) ?? null;
    },
    async transform(code, id) {
      if (!/\.[jt]sx?$/.test(id)) return null;
      const { code: plain } = await transform(code, {
        filename: id,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      });
      return { code: plain, map: null };
    },
  };
}

/** `import './x.css'`: collected into one stylesheet beside the fragment, in the order of the imports. */
function stylesPlugin(type, watch) {
  // Of all that was ever imported: while it watches, Rollup transforms only what has changed.
  const sheets = new Map();
  const stylesOf = (build) => {
    const seen = new Set();
    const visit = (id) => {
      if (seen.has(id)) return [];
      seen.add(id);
      const before = build.getModuleInfo(id).importedIds.flatMap(visit);
      return sheets.has(id) ? [...before, sheets.get(id)] : before;
    };
    const found = [...build.getModuleIds()].filter((id) => build.getModuleInfo(id).isEntry).flatMap(visit);
    return found.length > 0 ? found.join('\n') : null;
  };
  return {
    name: 'inlay-styles',
    transform(code, id) {
      if (!id.endsWith('.css')) return null;
      sheets.set(id, code);
      return { code: '', map: null, moduleSideEffects: false };
    },
    // Open pages ask for the code alone, to see whether there is anything new.
    renderChunk(code) {
      const styles = watch && stylesOf(this);
      if (!styles) return null;
      const print = createHash('sha384').update(styles).digest('base64');
      return { code: `${code}// styles: ${print}\n`, map: null };
    },
    generateBundle() {
      const source = stylesOf(this);
      if (source !== null) this.emitFile({ type: 'asset', fileName: `${type}.css`, source });
    },
  };
}

/** Watched builds reload the page that they run in as soon as the forum has a newer one. */
const reload = (type) => `
setInterval(async () => {
  const [, home, uuid] = /^(.*\\/fragments)\\/([^/]+)/.exec(import.meta.url) ?? [];
  if (!home || document.hidden) return;
  const { ok, url } = await fetch(home + '/' + uuid + '/js', { method: 'HEAD' });
  if (ok && url !== import.meta.url) location.reload();
}, 1000); // ${type}`;

function smallPlugin(watch) {
  return {
    name: 'inlay-small',
    async renderChunk(code, { name }) {
      if (watch) return { code: code + reload(name), map: null };
      return { code: (await minify(code, { module: true, compress: true, mangle: true })).code, map: null };
    },
  };
}

/** What the forum reads: type → files, with integrity where the files do not change under its hands. */
function themePlugin(type, theme, watch) {
  const integrityOf = (source) => `sha384-${createHash('sha384').update(source).digest('base64')}`;
  return {
    name: 'inlay-theme',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const { code } = bundle[`${type}.js`];
        const css = bundle[`${type}.css`];
        theme[type] = {
          js: `${type}.js`,
          ...(css && { css: `${type}.css` }),
          ...(!watch && { integrity: integrityOf(code) }),
          ...(!watch && css && { cssIntegrity: integrityOf(css.source) }),
        };
        const source = JSON.stringify({ version, fragments: theme }, null, 2);
        this.emitFile({ type: 'asset', fileName: 'theme.json', source });
      },
    },
  };
}
