import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { compileHintPlugin } from './scripts/build/compileHintPlugin.mjs';
import { compressPlugin } from './scripts/build/compressPlugin.mjs';
import { createNotes } from './scripts/build/createNotes.mjs';
import { kitPlugin } from './scripts/build/kitPlugin.mjs';
import { importAgainPlugin } from './scripts/build/importAgainPlugin.mjs';
import { integrityOf, loaderPlugin, manifestPlugin } from './scripts/build/manifestPlugin.mjs';
import { minifyPlugin } from './scripts/build/minifyPlugin.mjs';
import { ownKeysPlugin } from './scripts/build/ownKeysPlugin.mjs';
import { readAddons, readFacts } from './scripts/build/readFacts.mjs';
import { readIcons } from './scripts/build/sprite.mjs';
import { spreadPlugin } from './scripts/build/spreadPlugin.mjs';
import { stacklessPlugin } from './scripts/build/stacklessPlugin.mjs';
import { stylesPlugin } from './scripts/build/stylesPlugin.mjs';
import { tidyPlugin } from './scripts/build/tidyPlugin.mjs';
import { wordlessPlugin } from './scripts/build/wordlessPlugin.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));
const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
const out = path.resolve(root, process.env.INLAY_DIST_DIR ?? 'dist');
const widgets = readFacts(root);
const addons = readAddons(root);
const isWatching = Boolean(process.env.ROLLUP_WATCH);

/** Each call reads its whole project: the small scripts have one of their own, which takes a tenth of the time. */
const compile = (project = 'tsconfig.scripts.json') =>
  typescript({
    tsconfig: path.join(root, project),
    compilerOptions: {
      noEmit: false,
      declaration: false,
      // `npm run check` looks at types; here that would be most of the time, once for each script.
      noCheck: true,
      sourceMap: false,
      allowImportingTsExtensions: false,
    },
    include: ['src/**/*.{ts,tsx}', 'widgets/**/*.{ts,tsx}'],
  });
const constants = (more = {}) =>
  replace({
    preventAssignment: true,
    values: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.MODE': '"production"', ...more },
  });

/**
 * Modules that load together, in few files: each file costs a slow phone a round trip's worth of overhead. What no line
 * names goes where it is used: parts that load later into chunks of their own.
 */
const chunks = {
  // What React must not find in its place goes first.
  react:
    /src\/(entries\/disarm|page\/(disarmNames|takeName|natives\/\w+)|contract\/foreignNatives)\.|commonjsHelpers|node_modules\/(react|react-dom|scheduler|@reduxjs|@standard-schema|redux|react-redux|immer|reselect|redux-thunk|use-sync-external-store)\//,
  axios: /node_modules\/axios\//,
  purify: /node_modules\/dompurify\//,
  icons: /^\0virtual:icons/,
  toasts: /src\/ui\/toasts\/(?!tellOffline|remindOfEmail)/,
  form: /src\/ui\/form\//,
  headless: /node_modules\/@(ariakit|floating-ui)\//,
  editor:
    /node_modules\/(slate|slate-react|slate-dom|slate-history|is-hotkey|direction|lodash|@juggle|scroll-into-view-if-needed|compute-scroll-into-view|tiny-invariant)\/|src\/ui\/editor\/rich\/(?!htmlToRich\.)/,
  // What forms, the drafts' code and the toast all know of them.
  drafts:
    /src\/resources\/drafts\/(checkDraft|createDraftChannel|draft|draftKey|isEmptyBody|localDraft|readServerDraft|setMarker|useReader)\./,
  preferences: /src\/resources\/preferences\/(?!(preferenceSchema|takenOverBy)\.)|src\/ui\/ChoiceTable\./,
  // What nearly every widget is made of.
  parts:
    /node_modules\/(valibot|clsx)\/|src\/index\.|src\/contract\/(addon|fragments|guard|widget)\.|src\/(server\/path|safe\/(encodeName|entryLink|profileUrl|siteLink)|resources\/users)\.|src\/ui\/(AtWork|Avatar|Button|ErrorBox|errorWords|Extensions|FragmentSlot|Guarded|Icon|Loader|Printed|RelativeTime|Skeleton|SlowNote|Tooltip|UserHtml|createTooltipMachine|entryLinks|lazyPart|markExpanded|useDelay|useExtensions|useLastingFailure|useLocale|useMediaQuery|useUserLinks|toasts\/tellOffline|menu\/useMenuButton)\./,
  runtime:
    /src\/(runtime\.|entries\/page\.|(contract|report|page(?!\/(findForeign|firstUse))|registry|mount(?!\/(idle|fragments))|store|session(?!\/(createPrivacy|isAnonymous|privacy))|locale|safe(?!\/(encodeName|entryLink|externalSearchUrl|openSearch|profileUrl|siteLink|cleanStyles|createSafeHtml|allowedHtml|disarm)))\/|resources\/drafts\/(createDrafts|DraftsContext|firstWords|lastReader)\.|server\/(createClient|createClock|createChallengeReload|apiBase|isSafePath)\.|ui\/(UiContext|nextID|readSite|useUniqueID|create))/,
};
const chunkOf = (id) => Object.keys(chunks).find((name) => chunks[name].test(id));

/** Parts of a widget or add-on that load later say whose they are: stacks name nothing but files. */
function partName({ facadeModuleId }) {
  const owner = [
    ...widgets.map(({ facts, path: file }) => ({ name: facts.names[0], path: file })),
    ...addons,
  ].find(({ path: file }) => facadeModuleId?.startsWith(path.dirname(file) + path.sep));
  return `assets/[name]${owner ? `-${owner.name}` : ''}.[hash:7].js`;
}

const names = {
  // Names that differ by case only are one name on some hosts' disks.
  hashCharacters: 'hex',
  entryFileNames: 'assets/[name].[hash:7].js',
};

// The page's modules say what the tables hold, so the loader is built last.
const notes = createNotes(path.join(root, '.cache/notes'));
const tell = (name, note) => notes.tell(name, note, { isWatching });

const page = {
  input: {
    page: path.join(root, 'src/entries/page.ts'),
    // By its name in pages: said once in the loader's table, it costs nothing to say again.
    ...Object.fromEntries(widgets.map(({ facts, path: file }) => [facts.names[0], file])),
    ...Object.fromEntries(addons.map(({ name, path: file }) => [name, file])),
  },
  output: {
    dir: out,
    format: 'es',
    ...names,
    chunkFileNames: partName,
    assetFileNames: 'assets/[name].[hash:7][extname]',
    hoistTransitiveImports: false,
    manualChunks: chunkOf,
    onlyExplicitManualChunks: true,
  },
  // The loader asks a widget's chunk for `widget`; its lazy parts may take other things from it.
  preserveEntrySignatures: 'allow-extension',
  // React's server directives mean nothing in a page.
  onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
  plugins: [
    iconsPlugin(),
    stylesPlugin(root, [
      ...widgets.map(({ facts, path: file }) => ({ name: facts.names[0], path: file })),
      ...addons,
    ]),
    nodeResolve({ browser: true, exportConditions: ['production'] }),
    stacklessPlugin(),
    wordlessPlugin(),
    spreadPlugin(),
    ownKeysPlugin(),
    // React's own `require`s stand at the top of its files: hoisted, its code is parsed once and not once for each wrapper.
    commonjs({ strictRequires: false }),
    compile('tsconfig.json'),
    importAgainPlugin(root),
    constants(),
    minifyPlugin(),
    compileHintPlugin(),
    manifestPlugin({
      root,
      version,
      widgets,
      addons,
      onTables: (tables) => tell('tables', tables),
    }),
    kitPlugin(root),
    compressPlugin(out),
  ],
};

/** For scripts that every reader pays for: repeated code packs better than code that is put in wherever it is called. */
const smallest = {
  toplevel: true,
  compress: { ecma: 2020, passes: 3, inline: 0, reduce_funcs: false, unsafe_arrows: true },
};

/** The forum's half of an embed, which pages name by a tag of its own when a browser asks for them for a frame. */
const frame = {
  input: { 'embed-frame': path.join(root, 'src/entries/embed-frame.ts') },
  output: { dir: out, format: 'iife', strict: false, ...names },
  plugins: [
    nodeResolve({ browser: true }),
    compile(),
    minifyPlugin(smallest),
    {
      name: 'inlay-frame-name',
      generateBundle(_, bundle) {
        const [file] = Object.keys(bundle);
        tell('frame', { file, integrity: integrityOf(bundle[file].code) });
      },
    },
    compressPlugin(out),
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
    nodeResolve({ browser: true }),
    compile(),
    minifyPlugin(smallest),
    {
      name: 'inlay-embed-types',
      generateBundle() {
        const source = fs.readFileSync(path.join(root, 'src/embed/host/embed.d.ts'));
        this.emitFile({ type: 'asset', fileName: 'embed.d.ts', source });
      },
    },
    compressPlugin(out),
  ],
};

const idle = {
  preserveEntrySignatures: 'allow-extension',
  input: { idle: path.join(root, 'src/entries/idle.ts') },
  output: { dir: out, format: 'es', ...names, chunkFileNames: names.entryFileNames },
  plugins: [
    notes.hear('tables'),
    tablePlugin('inlayIdleTable', () => notes.ask('tables').idle),
    nodeResolve({ browser: true }),
    compile(),
    minifyPlugin(),
    compileHintPlugin(),
    {
      name: 'inlay-idle-name',
      generateBundle(_, bundle) {
        const { fileName } = Object.values(bundle).find(({ isEntry }) => isEntry);
        tell('idle', fileName.replace(/^assets\/|\.js$/g, ''));
      },
    },
    compressPlugin(out),
  ],
};

const loader = {
  input: { loader: path.join(root, 'src/entries/loader.ts') },
  output: { dir: out, format: 'iife', strict: false, entryFileNames: '[name].js' },
  plugins: [
    notes.hear('tables', 'frame', 'idle'),
    tablePlugin('inlayTable', () => ({ ...notes.ask('tables').loader, idle: notes.ask('idle') })),
    nodeResolve({ browser: true }),
    compile(),
    // Functions that are inlined where they are used once make this script longer.
    // Here what is called once packs better in its place.
    minifyPlugin({ ...smallest, compress: { ...smallest.compress, inline: 1 } }),
    loaderPlugin(() => ({ ...notes.ask('tables').manifest, frame: notes.ask('frame') })),
    compressPlugin(out),
    // Who works on a widget has pages open that still ask for the last names.
    ...(isWatching ? [] : [tidyPlugin(out)]),
  ],
};

/** Puts a table in the place of the name that stands for it. */
function tablePlugin(name, table) {
  return {
    name: 'inlay-table',
    renderChunk: (code) => code.replaceAll(name, objectLiteral(table())),
    // The name of the file has to say what is in it.
    augmentChunkHash: () => JSON.stringify(table()),
  };
}

/** JSON as an object literal whose keys need no quotes; the minifier leaves them as they are. */
function objectLiteral(value) {
  return JSON.stringify(value).replace(/"(\w+)":/g, '$1:');
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

export default [page, frame, idle, loader, embed];
