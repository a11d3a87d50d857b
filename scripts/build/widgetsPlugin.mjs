import fs from 'node:fs';
import path from 'node:path';

const early = 'virtual:early';
const views = 'virtual:views';

/**
 * Makes the modules that stand for folders: `virtual:widget/<folder>`, a widget's facts and code as one definition;
 * `virtual:early`, what reads the server forms of widgets before their code is there; and `virtual:views`, the widgets that
 * a server can render, with how a layout of them stands in its page.
 */
export function widgetsPlugin({ widgets, addons = [] }) {
  const made = new Map(widgets.map((widget) => [widget.id, () => definitionOf(widget)]));
  made.set(early, () => earlyForms(widgets));
  made.set(views, () => serverViews(widgets));
  return {
    name: 'inlay-widgets',
    buildStart() {
      for (const { file } of [...widgets, ...addons]) this.addWatchFile(file);
    },
    // A name with a null byte in front is no file, and no other plugin looks for one.
    resolveId: (source) => (made.has(source) ? `\0${source}` : null),
    load: (id) => made.get(id.slice(1))?.() ?? null,
  };
}

/** By convention a folder without `widget.ts` has its guard in `props.ts` and its view in a file of its name. */
function definitionOf({ folder, facts, file, key }) {
  const inFolder = (name) => JSON.stringify(path.join(folder, name));
  const exists = (name) => fs.existsSync(path.join(folder, name));
  const own = `const facts = ${JSON.stringify(facts)};\n`;
  if (exists('widget.ts'))
    return `import { widget as code } from ${inFolder('widget')};\n${own}export const widget = { ...facts, ...code };`;
  const [view] = facts.names;
  if (!exists('props.ts') || !exists(`${view}.tsx`))
    throw new Error(`${file}: widgets/${key} needs widget.ts, or props.ts and ${view}.tsx`);
  return (
    `import { readProps } from ${inFolder('props')};\nimport { ${view} } from ${inFolder(view)};\n` +
    `${own}export const widget = { ...facts, props: readProps, view: ${view} };`
  );
}

function earlyForms(widgets) {
  const forms = widgets.filter(({ facts }) => facts.early);
  const lines = forms.map(
    ({ folder }, index) =>
      `import { earlyDraft as form${index} } from ${JSON.stringify(path.join(folder, 'earlyDraft'))};`,
  );
  const rows = forms.flatMap(({ facts: { names } }, index) =>
    names.map((name) => `${JSON.stringify(name.toLowerCase())}: form${index}`),
  );
  return `${lines.join('\n')}\nexport const forms = { ${rows.join(', ')} };`;
}

/** The folder of the widget that serves layouts has `ServerLayout.tsx`. */
function serverViews(widgets) {
  const rendered = widgets.filter(({ facts }) => facts.server);
  const lines = rendered.map(
    ({ id }, index) => `import { widget as view${index} } from ${JSON.stringify(id)};`,
  );
  const { folder } = widgets.find(({ facts }) => facts.serves === 'layouts');
  return (
    `${lines.join('\n')}\nexport { ServerLayout as Layout } from ${JSON.stringify(path.join(folder, 'ServerLayout'))};\n` +
    `export const widgets = [${rendered.map((_, index) => `view${index}`).join(', ')}];`
  );
}
