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
 * many widgets share, and what two share of a folder is a chunk of that folder. The rest goes where it is used: parts that
 * load later into chunks of their own.
 */
export function createChunks(root, widgets) {
  let chunks;
  return (id, { getModuleInfo }) => {
    // What React is wrapped in goes with it, or each chunk would import from the other.
    if (id.includes('commonjsHelpers')) return 'react';
    // A module of the build's own by its name.
    if (/^\0virtual:\w+$/.test(id)) return id.slice('\0virtual:'.length);
    const library = /.*node_modules\/(@?[\w.-]+)/.exec(id)?.[1];
    chunks ??= assign(root, widgets, (each) => getModuleInfo(each)?.importedIds ?? []);
    return chunkOfLibrary.get(library) ?? chunks.get(id);
  };
}

function assign(root, widgets, importsOf) {
  const chunks = new Map();
  const put = (chunk, ids) => ids.forEach((id) => chunks.has(id) || chunks.set(id, chunk));
  const entry = (file) => path.join(root, 'src/entries', file);
  // React asks the document for elements while it is evaluated: what guards that goes first.
  put('react', reach([entry('disarm.ts')], importsOf));
  put('page', reach([entry('page.ts')], importsOf));

  const users = new Map();
  for (const { id } of widgets)
    for (const each of reach([`\0${id}`], importsOf)) users.set(each, (users.get(each) ?? 0) + 1);
  // What such a module imports has as many users, so that none of these imports from a smaller chunk.
  const usedBy = (isWanted) => [...users].flatMap(([id, count]) => (isWanted(count) ? id : []));
  put(
    'parts',
    usedBy((count) => count >= many),
  );

  const rooms = path.join(root, 'src') + path.sep;
  const folders = new Map();
  for (const id of usedBy((count) => count > 1 && count < many).filter((each) => !chunks.has(each)))
    folders.set(path.dirname(id), [...(folders.get(path.dirname(id)) ?? []), id]);
  for (const [folder, own] of folders) {
    if (folder.startsWith(rooms) && isClosed(own, chunks, importsOf))
      put(path.basename(folder) in libraries ? `${path.basename(folder)}-parts` : path.basename(folder), own);
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
