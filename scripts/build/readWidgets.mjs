import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import * as v from 'valibot';

const foldersIn = (folder) =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => ({ key: name, folder: path.join(folder, name) }))
    : [];

/**
 * Every `widgets/<folder>/widget.json` and `widgets/addons/<key>/addon.json`, checked by the schema of the contract.
 * `name` is the chunk's; `id` is the module that the chunk is made of.
 *
 * @returns {Promise<{ widgets: Entry[], addons: Entry[] }>}
 * @typedef {{ key: string, name: string, folder: string, file: string, id: string, facts: import('../../src/contract/widgetFacts').WidgetFacts }} Entry
 */
export async function readWidgets(root) {
  const { widgetFacts, addonFacts } = await importTypeScript(root, 'src/contract/widgetFacts.ts');
  const entries = (folder, file, make) =>
    foldersIn(path.join(root, folder))
      .map((entry) => ({ ...entry, file: path.join(entry.folder, file) }))
      .filter((entry) => fs.existsSync(entry.file))
      .map((entry) => ({ ...entry, ...make(entry) }));
  const widgets = entries('widgets', 'widget.json', ({ key, file }) => {
    const facts = readJson(file, widgetFacts);
    return { facts, name: facts.names[0], id: `virtual:widget/${key}` };
  });
  const addons = entries('widgets/addons', 'addon.json', ({ key, file, folder }) => ({
    facts: readJson(file, addonFacts),
    name: `addon-${key}`,
    id: path.join(folder, 'addon.ts'),
  }));
  refuseTwins(widgets);
  return { widgets, addons };
}

function readJson(file, schema) {
  const result = v.safeParse(schema, JSON.parse(fs.readFileSync(file, 'utf8')));
  if (result.success) return result.output;
  const sentences = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'facts'}: ${issue.message}`);
  throw new Error(`${file}: ${sentences.join('; ')}`);
}

function refuseTwins(widgets) {
  const owners = new Map();
  for (const { facts, file } of widgets)
    for (const name of facts.names.map((each) => each.toLowerCase())) {
      if (owners.has(name)) throw new Error(`${file}: ${owners.get(name)} has the name "${name}" already`);
      owners.set(name, file);
    }
}

/** A module of the contract that imports nothing of ours, for the build's own scripts. */
async function importTypeScript(root, file) {
  const { outputText } = ts.transpileModule(fs.readFileSync(path.join(root, file), 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  // In the project's own folder it finds the libraries that it imports.
  const folder = path.join(root, '.cache/build');
  fs.mkdirSync(folder, { recursive: true });
  const compiled = path.join(folder, `${path.basename(file, '.ts')}.${process.pid}.mjs`);
  fs.writeFileSync(compiled, outputText);
  try {
    return await import(compiled);
  } finally {
    fs.rmSync(compiled);
  }
}
