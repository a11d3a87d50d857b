import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { addScript } from './scripts/build/addScript.mjs';
import { compileHintPlugin } from './scripts/build/compileHintPlugin.mjs';
import { compressPlugin } from './scripts/build/compressPlugin.mjs';
import { kitPlugin } from './scripts/build/kitPlugin.mjs';
import { importAgainPlugin } from './scripts/build/importAgainPlugin.mjs';
import { manifestPlugin } from './scripts/build/manifestPlugin.mjs';
import { minifyPlugin } from './scripts/build/minifyPlugin.mjs';
import { ownKeysPlugin } from './scripts/build/ownKeysPlugin.mjs';
import { readWidgets } from './scripts/build/readWidgets.mjs';
import { readIcons } from './scripts/build/sprite.mjs';
import { spreadPlugin } from './scripts/build/spreadPlugin.mjs';
import { stacklessPlugin } from './scripts/build/stacklessPlugin.mjs';
import { stylesPlugin } from './scripts/build/stylesPlugin.mjs';
import { tidyPlugin } from './scripts/build/tidyPlugin.mjs';
import { widgetsPlugin } from './scripts/build/widgetsPlugin.mjs';
import { wordlessPlugin } from './scripts/build/wordlessPlugin.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));
const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
const out = path.resolve(root, process.env.INLAY_DIST_DIR ?? 'dist');
const { widgets, addons } = await readWidgets(root);
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
    /src\/(entries\/disarm|page\/(disarmNames|takeName))\.|commonjsHelpers|node_modules\/(react|react-dom|scheduler|@reduxjs|@standard-schema|redux|react-redux|immer|reselect|redux-thunk|use-sync-external-store)\//,
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
    /node_modules\/(valibot|clsx)\/|src\/index\.|src\/contract\/(addon|fragments|guard|isSignedOut|widget)\.|src\/(server\/path|safe\/(encodeName|entryLink|profileUrl|siteLink)|resources\/users)\.|src\/ui\/(AtWork|Avatar|Button|ErrorBox|errorWords|Extensions|FragmentSlot|Guarded|Icon|Loader|Printed|RelativeTime|Skeleton|SlowNote|Tooltip|UserHtml|createTooltipMachine|entryLinks|lazyPart|markExpanded|useDelay|useExtensions|useLastingFailure|useLocale|useMediaQuery|useUserLinks|toasts\/tellOffline|menu\/useMenuButton)\./,
  runtime:
    /src\/(runtime\.|entries\/page\.|(contract|report|page(?!\/(findForeign|firstUse))|registry|mount(?!\/(idle|fragments))|store(?!\/readWith)|session(?!\/(createPrivacy|isAnonymous|privacy))|locale|safe(?!\/(encodeName|entryLink|externalSearchUrl|openSearch|profileUrl|siteLink|cleanStyles|createSafeHtml|allowedHtml|disarm)))\/|resources\/drafts\/(createDrafts|DraftsContext|firstWords|lastReader)\.|server\/(createClient|createChallengeReload|apiBase|isSafePath)\.|ui\/(UiContext|nextID|readSite|useUniqueID|create))/,
};
const chunkOf = (id) => Object.keys(chunks).find((name) => chunks[name].test(id));

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
      plugins: [nodeResolve({ browser: true }), compile(), minifyPlugin()],
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
        nodeResolve({ browser: true }),
        compile(),
        minifyPlugin(),
      ],
    }),
  /** The one tag that a host page needs. */
  loader: (build, settings) =>
    addScript(build, {
      input: { loader: path.join(root, 'src/entries/loader.ts') },
      output: { format: 'iife', strict: false, entryFileNames: '[name].js' },
      plugins: [
        constantPlugin('inlaySettings', settings),
        nodeResolve({ browser: true }),
        compile(),
        minifyPlugin(),
      ],
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
    manualChunks: chunkOf,
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
    manifestPlugin({ root, version, widgets, addons, scripts }),
    kitPlugin(root),
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
    minifyPlugin(),
    {
      name: 'inlay-embed-types',
      generateBundle() {
        const source = fs.readFileSync(path.join(root, 'src/embed/host/embed.d.ts'));
        this.emitFile({ type: 'asset', fileName: 'embed.d.ts', source });
      },
    },
    compressPlugin(out),
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

export default [page, embed];
