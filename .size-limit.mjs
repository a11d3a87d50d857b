import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Budgets in kB of brotli, on what is sent: a page that grows past one of these fails the check. */
const widgetBudgets = {
  reactionbar: 4,
  usercard: 5,
  categoryfollowdropdown: 6,
  notificationpreferences: 4,
  accountsettings: 3,
  pageerror: 2,
  bulkactionstoast: 5,
  'title-bar-hamburger': 12,
  titlebar: 12,
  createpost: 4.6,
  draftstoast: 3,
  draftlist: 2,
  createcomment: 4,
  postmeta: 1,
  bannerslot: 1,
  postmenu: 2,
  legacythreadattachmentsasset: 2,
  postattachments: 2,
  iframeembed: 1,
  customfragment: 1,
  layout: 3.2,
};

/** Of each add-on, beside what the page has already. */
const addonBudgets = { badges: 2, ranks: 2, polls: 1, qna: 1, issues: 1 };

/** View parts that several widgets take from one chunk of their own. */
const sharedBudgets = { toasts: 3, form: 2 };

/** Parts of our own that come when they are wanted. */
const partBudgets = { createDraftEngine: 8, early: 3.2, 'BulkDialog-BulkActionsToast': 10 };

/** A package that weighs → the chunk it must be alone in, fetched only when it is first needed. */
const lazyBudgets = {
  '@ariakit/react': ['headless', 50],
  dompurify: ['purify', 11],
  axios: ['axios', 20],
  slate: ['editor', 62],
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
  const kB = widgetBudgets[name];
  if (kB === undefined)
    end(`The widget "${name}" has no budget: give it a row under widgetBudgets in .size-limit.mjs.`);
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
  const kB = addonBudgets[key];
  if (kB === undefined)
    end(`The add-on "${key}" has no budget: give it a row under addonBudgets in .size-limit.mjs.`);
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
  budget('loader', paths(manifest.loader), 3),
  ...(existsSync('dist/embed.js') ? [budget('embed', ['dist/embed.js'], 4)] : []),
  budget('runtime', paths(manifest.page, ...manifest.page.imports), 96),
  budget('page at rest', paths(...atRest, manifest.page, ...manifest.page.imports, ...ahead), 125),
  ...Object.entries(manifest.widgets).map(([name, widget]) => widgetOwn(name, widget)),
  ...Object.entries(manifest.addons).map(addonOwn),
  ...Object.entries(sharedBudgets).map((each) => chunk('shared', each)),
  ...Object.entries(partBudgets).map((each) => chunk('part', each)),
  ...Object.entries(lazyBudgets).flatMap(lazyChunk),
  ...(css.length > 0 ? [budget('styles of all widgets', paths(...css), 12)] : []),
  // A page that is a layout has these, and then those of what stands in it.
  budget('styles of layouts', paths(...layout.css), 0.5),
];

export default budgets;
