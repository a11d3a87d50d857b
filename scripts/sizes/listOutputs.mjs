import { ceilings } from './ceilings.mjs';

const filesOf = (...built) => built.flat().map(({ file }) => file);

/** The outputs: name → files, and the kind whose ceiling holds. Nothing in here names a widget. */
export function listOutputs(manifest, assets) {
  const entries = [
    ...uniqueWidgets(manifest.widgets).map(([name, built]) => ({ name, kind: 'widget', built })),
    ...Object.entries(manifest.addons).map(([name, built]) => ({ name, kind: 'addon', built })),
  ];
  const own = new Set(entries.map(({ built }) => built.file));
  const runtime = filesOf(manifest.page.imports, manifest.page);
  const counted = new Set([...own, ...runtime, manifest.registry.file, manifest.frame.file]);
  const parts = assets
    .map((file) => `assets/${file}`)
    .filter((file) => /\.js$/.test(file) && !counted.has(file));
  const stem = (file) => /^assets\/(.+)\.\w+\.\w+$/.exec(file)[1];

  return [
    { name: 'loader', kind: 'loader', files: filesOf(manifest.loader) },
    { name: 'embed', kind: 'embed', files: ['embed.js'] },
    { name: 'frame', kind: 'embed', files: filesOf(manifest.frame) },
    { name: 'registry', kind: 'registry', files: filesOf(manifest.registry) },
    { name: 'runtime', kind: 'runtime', files: runtime },
    { name: 'page at rest', kind: 'rest', files: atRest(manifest, parts, stem) },
    ...entries.map(({ name, kind, built }) => ({
      name: `${kind} ${name}`,
      kind,
      files: [built.file],
      budget: built.facts.budget,
    })),
    ...[...new Set(parts.map(stem))].map((name) => ({
      name: `part ${name}`,
      kind: name in ceilings ? name : 'part',
      files: parts.filter((file) => stem(file) === name),
    })),
    ...entries.flatMap(({ name, kind, built }) =>
      built.css.length > 0
        ? {
            name: `styles of ${kind} ${name}`,
            kind: 'styles',
            files: filesOf(built.css),
            budget: built.facts.stylesBudget,
          }
        : [],
    ),
    ...pageStyles(manifest, entries),
  ];
}

/** A widget stands in the manifest once for each of its names. */
const uniqueWidgets = (widgets) =>
  Object.entries(widgets).filter(([name, { facts }]) => name === facts.names[0].toLowerCase());

function atRest({ preload, widgets }, parts, stem) {
  const shown = Object.values(widgets).filter(({ facts }) => facts.atRest);
  // Each page has these once nothing else is going on.
  const later = parts.filter((file) => ['settle', 'toasts'].includes(stem(file)));
  return [...filesOf(preload), ...shown.flatMap((widget) => filesOf(widget.imports, widget)), ...later];
}

/** The reference forum's pages, by the widgets that say they stand in them. */
function pageStyles({ page }, entries) {
  const pages = new Set(entries.flatMap(({ built }) => built.facts.pages ?? []));
  return [...pages].map((name) => ({
    name: `styles of page ${name}`,
    kind: 'pageStyles',
    files: [
      ...filesOf(page.css),
      ...entries
        .filter(({ built }) => built.facts.pages?.includes(name))
        .flatMap(({ built }) => filesOf(built.css)),
    ],
  }));
}
