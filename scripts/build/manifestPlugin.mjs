import { createHash } from 'node:crypto';
import path from 'node:path';
import { sprite } from './sprite.mjs';

export const integrityOf = (source) => `sha384-${createHash('sha384').update(source).digest('base64')}`;
/** `assets/page.1234.js` → `page.1234`. */
const stem = (file) => file.replace(/^assets\/|\.\w+$/g, '');
const hashOf = (source) => createHash('sha256').update(source).digest('base64url').slice(0, 7);

/**
 * Finds out which file each widget ended up in. Hands `onTables` the tables of the loader and of the idle module, and
 * the manifest for hosts, which `loaderPlugin` writes once the loader is built.
 */
export function manifestPlugin({ root, version, widgets, addons, onTables }) {
  return {
    name: 'inlay-manifest',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
        const icons = sprite(root);
        const iconsFile = `assets/icons.${hashOf(icons)}.svg`;
        this.emitFile({ type: 'asset', fileName: iconsFile, source: icons });

        const described = (file) => ({
          file,
          integrity: integrityOf(bundle[file].type === 'chunk' ? bundle[file].code : bundle[file].source),
        });
        const cssOf = (chunk) => [chunk.fileName.replace(/js$/, 'css')].filter((file) => file in bundle);
        // Depth first: a module comes after what it imports, so that the list can be evaluated in order.
        const importsOf = (chunk, seen = new Set()) => {
          for (const file of chunk.imports) {
            if (!seen.has(file)) importsOf(bundle[file], seen);
            seen.add(file);
          }
          return seen;
        };
        const page = chunks.find(
          ({ facadeModuleId }) => facadeModuleId === path.join(root, 'src/entries/page.ts'),
        );
        const pageFiles = [...importsOf(page), page.fileName];
        const find = (name) => (entry) => {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === entry.path);
          if (!chunk?.exports.includes(name)) throw new Error(`${entry.path}: no chunk exports its ${name}`);
          const imports = [...importsOf(chunk)].filter((file) => !pageFiles.includes(file));
          return { ...entry, file: chunk.fileName, imports, styles: cssOf(chunk) };
        };
        const built = widgets.map(find('widget'));
        const builtAddons = addons.map(find('addon'));
        const code = ({ styles, ...files }) => ({
          files: filesOf(files),
          styles: styles.length ? undefined : [],
        });
        const asset = ({ file, imports, styles }) => ({
          ...described(file),
          css: styles.map(described),
          imports: imports.map(described),
        });
        const filesOf = ({ imports, file }, without = []) =>
          [...imports.filter((each) => !without.includes(each)), file].map(stem);
        const common = [...new Set(built.flatMap(({ imports }) => imports))].filter(
          (file) => built.filter(({ imports }) => imports.includes(file)).length > built.length / 2,
        );
        const isLate = ({ facts: { when, late } }) => late || when === 'idle' || when === 'stored';
        // What the loader does not ask for, or takes for granted, is left out: every byte of it is on the way.
        const row = ({ facts: { names, when, links, late }, styles, ...files }) => ({
          names,
          when: when === 'visible' ? undefined : when,
          links,
          late,
          files: filesOf(files, common),
          styles: styles.length ? undefined : [],
        });
        onTables({
          loader: {
            version,
            // What most widgets share comes along: said once, and asked for in the same round trip.
            page: { files: [...common, ...pageFiles].map(stem) },
            widgets: built.filter((widget) => !isLate(widget)).map(row),
          },
          idle: {
            page: pageFiles.map(stem),
            widgets: built.map(({ facts: { names, when, links, stored, wakes }, ...files }) => ({
              ...{ names, links, stored, wakes, scrolled: when === 'scrolled' || undefined },
              files: filesOf(files),
            })),
            late: built.filter(isLate).map(row),
            addons: Object.fromEntries(builtAddons.map((addon) => [addon.key, code(addon)])),
          },
          manifest: {
            version,
            page: {
              ...described(page.fileName),
              css: cssOf(page).map(described),
              imports: pageFiles.slice(0, -1).map(described),
            },
            icons: { file: iconsFile, integrity: integrityOf(icons) },
            widgets: Object.fromEntries(
              built.flatMap(({ facts, ...chunk }) =>
                facts.names.map((name) => [name.toLowerCase(), { ...asset(chunk), facts }]),
              ),
            ),
            addons: Object.fromEntries(builtAddons.map((addon) => [addon.key, asset(addon)])),
          },
        });
      },
    },
  };
}

/** Writes the loader's stable name and the manifest beside the chunks. */
export function loaderPlugin(getManifest) {
  return {
    name: 'inlay-loader',
    generateBundle(_, bundle) {
      const loader = { file: 'loader.js', integrity: integrityOf(bundle['loader.js'].code) };
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.json',
        source: JSON.stringify({ ...getManifest(), loader }, null, 2),
      });
    },
  };
}
