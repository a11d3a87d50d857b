import { createHash } from 'node:crypto';
import path from 'node:path';
import { createNeeds } from './createNeeds.mjs';
import { sprite } from './sprite.mjs';

export const integrityOf = (source) => `sha384-${createHash('sha384').update(source).digest('base64')}`;
/** `assets/page.1234.js` → `page.1234`. */
const stem = (file) => file.replace(/^assets\/|\.\w+$/g, '');
const hashOf = (source) => createHash('sha256').update(source).digest('base64url').slice(0, 7);

/**
 * Finds out which file each widget ended up in, has the scripts built that name those files, and writes the manifest for
 * hosts.
 *
 * @param scripts each builds a script of its own, adds it to this build and answers its file and code
 */
export function manifestPlugin({ root, version, widgets, addons, scripts }) {
  return {
    name: 'inlay-manifest',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
        const chunkOf = (id) =>
          chunks.find(({ facadeModuleId }) => facadeModuleId?.replace(/^\0/, '') === id);
        const files = filesOf(bundle);
        const icons = sprite(root);
        const iconsFile = `assets/icons.${hashOf(icons)}.svg`;
        this.emitFile({ type: 'asset', fileName: iconsFile, source: icons });

        const page = files.of(chunkOf(path.join(root, 'src/entries/page.ts')));
        const pageFiles = [...page.imports, page.file];
        const find = (name) => (entry) => {
          const chunk = chunkOf(entry.id);
          if (!chunk?.exports.includes(name)) throw new Error(`${entry.file}: no chunk exports its ${name}`);
          return { ...entry, code: files.of(chunk, pageFiles) };
        };
        const built = widgets.map(find('widget'));
        const builtAddons = addons.map(find('addon'));
        // What all widgets of a page at rest share comes along with the runtime, in the same round trip.
        const resting = built.filter(({ facts }) => facts.atRest);
        const common = resting[0].code.imports.filter((file) =>
          resting.every(({ code }) => code.imports.includes(file)),
        );
        const first = [...common, ...pageFiles];
        const links = built.flatMap(({ facts }) => facts.links ?? []).join();

        const frame = await scripts.frame(this);
        const registry = await scripts.registry(this, {
          widgets: built.map(({ facts, code }) => ({ facts: pageFacts(facts), ...rowOf(code, common) })),
          addons: Object.fromEntries(
            builtAddons.map(({ key, facts, code }) => [key, { when: facts.when, ...rowOf(code) }]),
          ),
        });
        const loader = await scripts.loader(this, {
          version,
          registry: stem(registry.file),
          page: { files: first.map(stem) },
          links,
        });
        // For pages whose host cannot read the manifest.
        this.emitFile({ type: 'asset', fileName: 'loader.js', source: loader.code });
        const keep = await scripts.keep(this);

        const needs = createNeeds(this, root);
        const pageID = path.join(root, 'src/entries/page.ts');
        const moduleOf = ({ id }) => (id.startsWith('virtual:') ? `\0${id}` : id);
        const wordsOf = (entries, nameOf) =>
          entries.map((entry) => [nameOf(entry), needs.words(moduleOf(entry), entry.folder)]);
        const pageWords = needs.words(pageID);
        const words = {
          widgets: wordsOf(widgets, ({ facts }) => facts.names[0].toLowerCase()),
          addons: wordsOf(addons, ({ key }) => key),
        };
        for (const language of needs.languages()) {
          const inLanguage = (list) => Object.fromEntries(list.map(([name, all]) => [name, all[language]]));
          const source = JSON.stringify({
            page: pageWords[language],
            widgets: inLanguage(words.widgets),
            addons: inLanguage(words.addons),
          });
          this.emitFile({ type: 'asset', fileName: `words/${language}.json`, source });
        }

        const described = ({ file, code }) => ({ file, integrity: integrityOf(code) });
        const asset = ({ file, imports, css }) => ({
          ...files.described(file),
          css: css.map(files.described),
          imports: imports.map(files.described),
        });
        const manifest = {
          version,
          page: { ...asset(page), icons: needs.icons(pageID) },
          preload: [described(registry), ...first.map(files.described)],
          registry: described(registry),
          frame: described(frame),
          icons: { file: iconsFile, integrity: integrityOf(icons) },
          widgets: Object.fromEntries(
            built.flatMap(({ facts, code, id }) =>
              facts.names.map((name) => [
                name.toLowerCase(),
                { ...asset(code), facts, icons: needs.icons(`\0${id}`) },
              ]),
            ),
          ),
          addons: Object.fromEntries(
            builtAddons.map(({ key, facts, code, id }) => [
              key,
              { ...asset(code), facts, icons: needs.icons(id) },
            ]),
          ),
          loader: described(loader),
          keep: { code: keep, integrity: integrityOf(keep) },
        };
        this.emitFile({
          type: 'asset',
          fileName: 'manifest.json',
          source: JSON.stringify(manifest, null, 2),
        });
      },
    },
  };
}

/** What a page asks of a widget's facts before its code is there; the rest is the code's own, the build's and a server's. */
const pageFacts = ({
  names,
  when,
  links,
  opens,
  stored,
  wakes,
  wakesEmpty,
  follows,
  slots,
  serves,
  ...facts
}) => ({
  ...{ names, links, opens, stored, wakes, wakesEmpty, follows, slots, serves },
  ...{ atRest: facts.atRest, aloneInContent: facts.aloneInContent },
  // As the loader takes it to be.
  ...(when !== 'visible' && { when }),
});

/** As the registry names code: what the loader takes for granted is left out. */
const rowOf = ({ file, imports, css }, common = []) => ({
  files: [...imports.filter((each) => !common.includes(each)), file].map(stem),
  ...(css.length === 0 && { styles: [] }),
});

function filesOf(bundle) {
  // Depth first: a module comes after what it imports, so that the list can be evaluated in order.
  const importsOf = (chunk, seen = new Set()) => {
    for (const file of chunk.imports) {
      if (!seen.has(file)) importsOf(bundle[file], seen);
      seen.add(file);
    }
    return seen;
  };
  return {
    of: (chunk, without = []) => ({
      file: chunk.fileName,
      imports: [...importsOf(chunk)].filter((file) => !without.includes(file)),
      css: [chunk.fileName.replace(/js$/, 'css')].filter((file) => file in bundle),
    }),
    described: (file) => ({
      file,
      integrity: integrityOf(bundle[file].type === 'chunk' ? bundle[file].code : bundle[file].source),
    }),
  };
}
