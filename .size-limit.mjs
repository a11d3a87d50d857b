import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * Ceilings in kB of brotli. They catch mistakes and leave room: where one stands in the way of good code, raise it and say why.
 * A widget, an add-on or a shared chunk without a row of its own may weigh `usual`.
 */
const usual = 8;
const widgetBudgets = { titlebar: 12, 'title-bar-hamburger': 12 };
const addonBudgets = {};
const sharedBudgets = { toasts: usual, form: usual };
const partBudgets = { createDraftEngine: 10, early: 5, 'BulkDialog-BulkActionsToast': 12 };

/** A package that weighs → the chunk it must be alone in, fetched only when it is first needed. */
const lazyBudgets = {
  '@ariakit/react': ['headless', 52],
  dompurify: ['purify', 12],
  axios: ['axios', 20],
  slate: ['editor', 68],
};

/** A reader of this can do something about it, and a stack would not help. */
function end(sentence) {
  console.error(sentence);
  process.exit(1);
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
if (!existsSync('dist/manifest.json')) end('dist/manifest.json is missing: run "npm run build" first.');
const manifest = read('dist/manifest.json');
const { dependencies } = read('package.json');
const assets = readdirSync('dist/assets');

const paths = (...files) => [...new Set(files.map(({ file }) => `dist/${file}`))];
const budget = (name, path, kB) => ({ name, path, limit: `${kB} kB`, brotli: true });

const isShared = (file) => Object.keys(sharedBudgets).some((name) => file.startsWith(`assets/${name}.`));
const chunk = (what, [name, kB]) =>
  budget(
    `${what} ${name}`,
    assets
      .filter((file) => file.startsWith(`${name}.`) && file.endsWith('.js'))
      .map((file) => `dist/assets/${file}`),
    kB,
  );

/** What a widget adds to a page that has the runtime: chunks that several widgets share have budgets of their own. */
function widgetOwn(name, widget) {
  const kB = widgetBudgets[name] ?? usual;
  const others = Object.entries(manifest.widgets).filter(([other]) => other !== name);
  const shared = new Set(
    [
      ...manifest.page.imports,
      ...others.flatMap(([, each]) => each.imports),
      ...widget.imports.filter(({ file }) => isShared(file)),
    ].map((each) => each.file),
  );
  return budget(
    `widget ${name}`,
    paths(widget, ...widget.imports.filter((each) => !shared.has(each.file))),
    kB,
  );
}

function lazyChunk([dependency, [chunk, kB]]) {
  if (!(dependency in dependencies)) return [];
  const files = assets.filter((file) => file.startsWith(`${chunk}.`) && file.endsWith('.js'));
  if (files.length === 0)
    throw new Error(`${dependency} has no chunk "${chunk}" in dist/assets: what is it part of?`);
  return [
    budget(
      `lazy ${chunk}`,
      files.map((file) => `dist/assets/${file}`),
      kB,
    ),
  ];
}

function addonOwn([key, addon]) {
  const kB = addonBudgets[key] ?? usual;
  const shared = new Set(
    [manifest.page, ...Object.values(manifest.widgets)].flatMap(({ imports }) =>
      imports.map(({ file }) => file),
    ),
  );
  return budget(`add-on ${key}`, paths(addon, ...addon.imports.filter(({ file }) => !shared.has(file))), kB);
}

/**
 * What a page with the six widgets that a forum embeds first fetches for a reader who does nothing: its title bar and its
 * two toasts come when there is something for them to do.
 */
const ahead = ['reactionbar', 'usercard', 'categoryfollowdropdown'].flatMap((name) => {
  const widget = manifest.widgets[name];
  return [...widget.imports, widget];
});
const atRest = assets
  .filter((file) => /^(idle|settle|toasts)\..*\.js$/.test(file))
  .map((file) => ({ file: `assets/${file}` }));

const { layout, ...others } = manifest.widgets;
const css = Object.values(others).flatMap((widget) => widget.css);

const budgets = [
  // One kilobyte of it looks at what the page has made of the language, before any other code is fetched.
  budget('loader', paths(manifest.loader), 4.5),
  ...(existsSync('dist/embed.js') ? [budget('embed', ['dist/embed.js'], 5)] : []),
  budget('runtime', paths(manifest.page, ...manifest.page.imports), 104),
  budget('page at rest', paths(...atRest, manifest.page, ...manifest.page.imports, ...ahead), 140),
  ...Object.entries(manifest.widgets).map(([name, widget]) => widgetOwn(name, widget)),
  ...Object.entries(manifest.addons).map(addonOwn),
  ...Object.entries(sharedBudgets).map((each) => chunk('shared', each)),
  ...Object.entries(partBudgets).map((each) => chunk('part', each)),
  ...Object.entries(lazyBudgets).flatMap(lazyChunk),
  ...(css.length > 0 ? [budget('styles of all widgets', paths(...css), 20)] : []),
  // A page that is a layout has these, and then those of what stands in it.
  budget('styles of layouts', paths(...layout.css), 3),
];

export default budgets;
