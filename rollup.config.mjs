import fs from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { addScript, buildInline } from './scripts/build/addScript.mjs';
import { compileHintPlugin } from './scripts/build/compileHintPlugin.mjs';
import { createChunks } from './scripts/build/createChunks.mjs';
import { compilePlugin } from './scripts/build/compilePlugin.mjs';
import { compressPlugin } from './scripts/build/compressPlugin.mjs';
import { kitPlugin } from './scripts/build/kitPlugin.mjs';
import { lazyImportPlugin } from './scripts/build/lazyImportPlugin.mjs';
import { manifestPlugin } from './scripts/build/manifestPlugin.mjs';
import { minifyPlugin } from './scripts/build/minifyPlugin.mjs';
import { readWidgets } from './scripts/build/readWidgets.mjs';
import { readIcons } from './scripts/build/sprite.mjs';
import { patchPlugin } from './scripts/build/patchPlugin.mjs';
import { stylesPlugin } from './scripts/build/stylesPlugin.mjs';
import { tidyPlugin } from './scripts/build/tidyPlugin.mjs';
import { widgetsPlugin } from './scripts/build/widgetsPlugin.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));
const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
const out = path.resolve(root, process.env.INLAY_DIST_DIR ?? 'dist');
const { widgets, addons } = await readWidgets(root);
const isWatching = Boolean(process.env.ROLLUP_WATCH);
/** For tests of the build itself, which only look at what came out: small files take most of its time. */
const isPlain = Boolean(process.env.INLAY_PLAIN_BUILD);
const small = () => (isPlain ? [] : [minifyPlugin()]);
const packed = () => (isPlain ? [] : [compressPlugin(out)]);

const resolve = (options) =>
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'], ...options });
const constants = (more = {}) =>
  replace({
    preventAssignment: true,
    values: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.MODE': '"production"', ...more },
  });

/** Parts of a widget or add-on that load later say whose they are: stacks name nothing but files. */
function partName({ facadeModuleId }) {
  const owner = [...widgets, ...addons].find(({ folder }) => facadeModuleId?.startsWith(folder + path.sep));
  return `assets/[name]${owner ? `-${owner.name}` : ''}.[hash:7].js`;
}

const names = {
  // Names that differ by case only are one name on some hosts' disks.
  hashCharacters: 'hex',
  entryFileNames: 'assets/[name].[hash:7].js',
};

/** Scripts that share no module with the rest of the page. */
const scripts = {
  /** The forum's half of an embed, which pages name by a tag of its own when a browser asks for them for a frame. */
  frame: (build) =>
    addScript(build, {
      input: { 'embed-frame': path.join(root, 'src/entries/embed-frame.ts') },
      output: { format: 'iife', strict: false, ...names },
      plugins: [resolve(), compilePlugin(), ...small()],
    }),
  /** All widgets by their names, and what is done once a page is idle. */
  registry: (build, table) =>
    addScript(build, {
      input: { registry: path.join(root, 'src/entries/registry.ts') },
      output: { format: 'es', ...names, chunkFileNames: names.entryFileNames },
      preserveEntrySignatures: 'allow-extension',
      plugins: [
        widgetsPlugin({ widgets }),
        constantPlugin('inlayTable', table),
        resolve(),
        compilePlugin(),
        lazyImportPlugin(),
        ...small(),
        compileHintPlugin('registry'),
      ],
    }),
  /** What pages have inline, in front of it. */
  keep: (build) =>
    buildInline(build, {
      input: path.join(root, 'src/entries/keep.ts'),
      output: { format: 'es' },
      plugins: [resolve(), compilePlugin(), ...small()],
    }),
  /** The one tag that a host page needs. */
  loader: (build, settings) =>
    addScript(build, {
      input: { loader: path.join(root, 'src/entries/loader.ts') },
      output: { format: 'iife', strict: false, ...names, entryFileNames: '[name].[hash:7].js' },
      plugins: [constantPlugin('inlaySettings', settings), resolve(), compilePlugin(), ...small()],
    }),
};

const page = {
  input: {
    page: path.join(root, 'src/entries/page.ts'),
    // By its name in pages, which stacks show.
    ...Object.fromEntries([...widgets, ...addons].map(({ name, id }) => [name, id])),
  },
  output: {
    dir: out,
    format: 'es',
    ...names,
    chunkFileNames: partName,
    assetFileNames: 'assets/[name].[hash:7][extname]',
    hoistTransitiveImports: false,
    manualChunks: createChunks(root, widgets, addons),
    onlyExplicitManualChunks: true,
  },
  // The loader asks a widget's chunk for `widget`; its lazy parts may take other things from it.
  preserveEntrySignatures: 'allow-extension',
  // React's server directives mean nothing in a page.
  onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
  plugins: [
    iconsPlugin(),
    widgetsPlugin({ widgets, addons }),
    stylesPlugin(root, [...widgets, ...addons]),
    resolve({ exportConditions: ['production'] }),
    patchPlugin(root),
    // React's own `require`s stand at the top of its files: hoisted, its code is parsed once and not once for each wrapper.
    commonjs({ strictRequires: false }),
    compilePlugin(),
    lazyImportPlugin(),
    constants(),
    ...small(),
    compileHintPlugin('react', 'page', 'parts'),
    manifestPlugin({ root, version, widgets, addons, scripts }),
    kitPlugin(root),
    ...packed(),
  ],
};

/** Layouts as HTML: for hosts that run Node.js, and as a process of its own for those that do not. */
const server = {
  input: { index: path.join(root, 'src/entries/server.ts'), serve: path.join(root, 'src/entries/serve.ts') },
  output: {
    dir: path.join(out, 'server'),
    format: 'es',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
  },
  external: (id) => id.startsWith('node:') || builtinModules.includes(id),
  onwarn: page.onwarn,
  plugins: [
    widgetsPlugin({ widgets }),
    // The pages' own build has their rules.
    { name: 'inlay-no-styles', load: (id) => (id.endsWith('.css') ? '' : null) },
    nodeResolve({ preferBuiltins: true, extensions: ['.mjs', '.js', '.ts', '.tsx', '.json'] }),
    jsonPlugin(),
    commonjs(),
    compilePlugin(),
    constants(),
  ],
};

/** The one tag of a third-party site: a stable name, no other file, no React. */
const embed = {
  input: { embed: path.join(root, 'src/entries/embed-host.ts') },
  output: {
    dir: out,
    format: 'iife',
    strict: false,
    entryFileNames: '[name].js',
    assetFileNames: '[name][extname]',
  },
  plugins: [
    resolve(),
    compilePlugin(),
    ...small(),
    {
      name: 'inlay-embed-types',
      generateBundle() {
        const source = fs.readFileSync(path.join(root, 'src/embed/host/embed.d.ts'));
        this.emitFile({ type: 'asset', fileName: 'embed.d.ts', source });
      },
    },
    ...packed(),
    // A page that is open while its widget is changed still asks for the last names.
    ...(isWatching ? [] : [tidyPlugin(out)]),
  ],
};

/** Puts data in the place of the name that stands for it. */
function constantPlugin(name, value) {
  const code = `(${JSON.stringify(value)})`;
  return {
    name: 'inlay-constant',
    renderChunk: (source) => source.replaceAll(name, () => code),
    // The name of the file has to say what is in it.
    augmentChunkHash: () => code,
  };
}

/** Tables of names that libraries for Node.js bring. */
function jsonPlugin() {
  return {
    name: 'inlay-json',
    load: (id) => (id.endsWith('.json') ? `export default ${fs.readFileSync(id, 'utf8')};` : null),
  };
}

/** The icons' shapes as data, for pages whose server did not print the sprite. */
function iconsPlugin() {
  const id = 'virtual:icons';
  return {
    name: 'inlay-icons',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(module) {
      if (module !== `\0${id}`) return null;
      const own = fs.readdirSync(path.join(root, 'styles/icons')).map((file) => `icons/${file}`);
      for (const file of ['icons.json', ...own]) this.addWatchFile(path.join(root, 'styles', file));
      return `export const icons = ${JSON.stringify(readIcons(root))};`;
    },
  };
}

export default [page, server, embed];
