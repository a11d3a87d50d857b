import path from 'node:path';

/** Library → the chunk that it is in, together with what only it needs. */
const libraries = {
  react: [
    'react',
    'react-dom',
    'scheduler',
    '@reduxjs',
    '@standard-schema',
    'redux',
    'react-redux',
    'immer',
    'reselect',
    'redux-thunk',
    'use-sync-external-store',
  ],
  axios: ['axios'],
  purify: ['dompurify'],
  queries: ['@tanstack'],
  headless: ['@ariakit', '@floating-ui'],
  editor: [
    'slate',
    'slate-react',
    'slate-dom',
    'slate-history',
    'is-hotkey',
    'direction',
    'lodash',
    '@juggle',
    'scroll-into-view-if-needed',
    'compute-scroll-into-view',
    'tiny-invariant',
  ],
};
const chunkOfLibrary = new Map(
  Object.entries(libraries).flatMap(([chunk, names]) => names.map((name) => [name, chunk])),
);

/** From this many widgets on a module is part of what widgets are made of. */
const many = 3;

/**
 * Modules that load together, in few files: each file costs a slow phone a round trip's worth of overhead. Imports and
 * folders decide, and no list of files. Libraries go by the table above; `page` is all that the runtime needs, `parts` what
 * many widgets share and pages fetch at rest, `server-parts` what only those share whose HTML a server has finished. What else
 * two share of a folder is a chunk of that folder, apart from what of it pages fetch at rest, and so is what others import lazily
 * of one. The rest goes where it is used: parts that load later into chunks of their own.
 */
export function createChunks(root, widgets) {
  let chunks;
  return (id, { getModuleInfo }) => {
    // What React is wrapped in goes with it, or each chunk would import from the other.
    if (id.includes('commonjsHelpers')) return 'react';
    // A module of the build's own by its name.
    if (/^\0virtual:\w+$/.test(id)) return id.slice('\0virtual:'.length);
    const library = /.*node_modules\/(@?[\w.-]+)/.exec(id)?.[1];
    chunks ??= assign(root, widgets, getModuleInfo);
    return chunkOfLibrary.get(library) ?? chunks.get(id);
  };
}

function assign(root, widgets, getModuleInfo) {
  const importsOf = (id) => getModuleInfo(id)?.importedIds ?? [];
  const chunks = new Map();
  const put = (chunk, ids) => ids.forEach((id) => chunks.has(id) || chunks.set(id, chunk));
  const source = (file) => path.join(root, 'src', file);
  // React asks the document for elements while it is evaluated: what guards that goes first.
  put('react', reach([source('page-life/disarm.ts')], importsOf));
  put('page', reach([source('entries/page.ts')], importsOf));

  const users = new Map();
  const elsewhere = new Set();
  for (const { id, facts } of widgets)
    for (const each of reach([`\0${id}`], importsOf)) {
      users.set(each, (users.get(each) ?? 0) + 1);
      if (facts.server !== 'final') elsewhere.add(each);
    }
  // What such a module imports has as many users, so that none of these imports from a smaller chunk.
  const usedBy = (isWanted) => [...users].flatMap(([id, count]) => (isWanted(count) ? id : []));
  const rooms = path.join(root, 'src') + path.sep;
  // Pages at rest have no use for it.
  put(
    'server-parts',
    usedBy((count) => count > 1).filter((id) => !elsewhere.has(id)),
  );
  const atRest = widgets.filter(({ facts }) => facts.atRest).map(({ id }) => `\0${id}`);
  const onEachPage = reach(atRest, importsOf);
  const parts = usedBy((count) => count >= many).filter((id) => onEachPage.has(id));
  const nameOf = (folder) => (folder in libraries ? `${folder}-parts` : folder);
  const group = (folder, ids, around = chunks, end = '') => {
    if (folder.startsWith(rooms) && isClosed(ids, around, importsOf))
      put(nameOf(path.basename(folder)) + end, ids);
  };

  for (const lazy of usedBy((count) => count > 1).filter(
    (id) => getModuleInfo(id).dynamicImporters.length > 0,
  )) {
    const below = reach([lazy], importsOf);
    const own = usedBy((count) => count > 1).filter(
      (id) =>
        path.dirname(id) === path.dirname(lazy) &&
        !chunks.has(id) &&
        (below.has(id) || reach([id], importsOf).has(lazy)),
    );
    const others = parts.filter((id) => !own.includes(id) && !chunks.has(id));
    group(path.dirname(lazy), own, new Map([...chunks, ...others.map((id) => [id, 'parts'])]));
  }
  put('parts', parts);

  const folders = new Map();
  for (const id of usedBy((count) => count > 1).filter((each) => !chunks.has(each)))
    folders.set(path.dirname(id), [...(folders.get(path.dirname(id)) ?? []), id]);
  for (const [folder, ids] of folders) {
    const first = ids.filter((id) => onEachPage.has(id));
    const later = ids.filter((id) => !onEachPage.has(id));
    group(folder, first);
    group(folder, later, chunks, first.length > 0 ? '-later' : '');
  }
  return chunks;
}

/** The modules themselves and all that is there with them, by static imports. */
function reach(ids, importsOf, seen = new Set()) {
  for (const id of ids)
    if (!seen.has(id)) {
      seen.add(id);
      reach(importsOf(id), importsOf, seen);
    }
  return seen;
}

/** Whether no way leads out of these modules and back in: a chunk of them would import from one that imports from it. */
function isClosed(ids, chunks, importsOf) {
  const inside = new Set(ids);
  const members = new Map();
  for (const [id, chunk] of chunks) members.set(chunk, [...(members.get(chunk) ?? []), id]);
  const next = (id) => (members.get(chunks.get(id)) ?? [id]).flatMap(importsOf);
  const outside = ids.flatMap(importsOf).filter((id) => !inside.has(id));
  return ![...reach(outside, next)].some((id) => inside.has(id));
}
