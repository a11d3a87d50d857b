import path from 'node:path';
import postcss from 'postcss';
import postcssImport from 'postcss-import';
import presetEnv from 'postcss-preset-env';
import cssnano from 'cssnano';
import { shieldPlugin } from './shieldPlugin.mjs';

const modern = postcss([
  postcssImport(),
  // Logical properties and light-dark() are shipped as they are: rewriting them bakes in one direction and one theme.
  presetEnv({
    stage: 2,
    enableClientSidePolyfills: false,
    features: {
      'logical-properties-and-values': false,
      'logical-overflow': false,
      'logical-overscroll-behavior': false,
      'logical-resize': false,
      'logical-viewport-units': false,
      'float-clear-logical-values': false,
      'light-dark-function': false,
      // Where there are no layers, nothing that stands in for them makes a page's rules lose.
      'cascade-layers': false,
      // Every browser that knows layers knows these, and a second value for each costs more than the rules.
      'custom-properties': false,
      // Known to every browser that can import modules; spelt out, one name is a list of thousands.
      'case-insensitive-attributes': false,
    },
  }),
]);
const shielded = postcss([
  shieldPlugin(),
  cssnano({ preset: ['default', { colormin: false, mergeLonghand: false }] }),
]);

/**
 * Takes `import './x.css'` out of the code and writes one stylesheet per folder of a widget or add-on, and one for all the rest. What a
 * shared part brings goes into the sheet of each widget that shows it, so that no other page pays for it.
 */
export function stylesPlugin(root, entries) {
  const sheets = new Map();
  const ownerOf = (id) => entries.find(({ folder }) => id.startsWith(`${folder}/`))?.name ?? 'page';
  const parts = ['src/ui/', 'src/editor/'].map((room) => path.join(root, room));
  /** The widgets from which imports lead to a part. */
  const usersOf = (build, id, seen = new Set([id])) => {
    const { importers, dynamicImporters } = build.getModuleInfo(id);
    for (const importer of [...importers, ...dynamicImporters])
      if (!seen.has(importer)) usersOf(build, importer, seen.add(importer));
    return [...seen].map(ownerOf);
  };
  const belongs = (build, id, owner) =>
    parts.some((part) => id.startsWith(part))
      ? usersOf(build, id).includes(owner) && owner !== 'page'
      : ownerOf(id) === owner;
  const sheetOf = (build, owner) =>
    [...build.getModuleIds()]
      .filter((id) => sheets.has(id) && belongs(build, id, owner))
      .sort()
      .map((id) => sheets.get(id))
      .join('');
  return {
    name: 'inlay-styles',
    async transform(code, id) {
      if (!id.endsWith('.css')) return null;
      const { root, messages } = await modern.process(code, { from: id, map: false });
      const { css } = await shielded.process(root, { from: id, map: false });
      for (const { type, file } of messages) if (type === 'dependency') this.addWatchFile(file);
      sheets.set(id, css);
      return { code: '', moduleSideEffects: false };
    },
    // A stylesheet has its chunk's name and hash, so that the loader's table need not name it: either one that changes
    // changes both.
    augmentChunkHash(chunk) {
      return chunk.isEntry ? sheetOf(this, chunk.name) : undefined;
    },
    generateBundle(_, bundle) {
      for (const { type, isEntry, name, fileName } of Object.values(bundle)) {
        const source = type === 'chunk' && isEntry && sheetOf(this, name);
        if (source) this.emitFile({ type: 'asset', fileName: fileName.replace(/js$/, 'css'), source });
      }
    },
  };
}
