import path from 'node:path';

/** Chunk → the libraries in it. What they need comes along, in the first chunk that needs it. */
const libraries = {
  react: ['react', 'react-dom', '@reduxjs', 'react-redux'],
  axios: ['axios'],
  purify: ['dompurify'],
  queries: ['@tanstack'],
  headless: ['@ariakit'],
  editor: ['slate', 'slate-react', 'slate-dom', 'slate-history'],
};

const libraryOf = (id) => /.*node_modules\/(@?[\w.-]+)/.exec(id)?.[1];

/** A module of fewer characters costs less than a file of its own. */
const small = 1200;

/** As much, where nearly each page of a forum's comes to use it. */
const usual = 5000;

/** From this many widgets on a module is part of what widgets are made of. */
const many = 3;

/**
 * Modules that load together, in few files: each file costs a slow phone a round trip's worth of overhead. Imports decide, and
 * no list of files. Libraries go by the table above; `page` is all that the runtime needs, `parts` what a page at rest shares
 * with anything else, `more-parts` what many of the other widgets share. What others import lazily of a folder is a chunk of that
 * folder, what exactly the same widgets use one more, and small modules that a few share are `bits`, where pages of a forum's
 * use them at once, and else `more-bits`. The rest goes where it is used: parts that load later into chunks of their own.
 */
export function createChunks(root, widgets, addons) {
  let chunks;
  return (id, { getModuleInfo, getModuleIds }) => {
    // A module of the build's own by its name.
    if (/^\0virtual:\w+$/.test(id)) return id.slice('\0virtual:'.length);
    chunks ??= assign(root, widgets, addons, getModuleInfo, [...getModuleIds()]);
    return chunks.get(id);
  };
}

function assign(root, widgets, addons, getModuleInfo, modules) {
  const importsOf = (id) => getModuleInfo(id)?.importedIds ?? [];
  const chunks = new Map();
  const put = (chunk, ids) => ids.forEach((id) => chunks.has(id) || chunks.set(id, chunk));
  const source = (file) => path.join(root, 'src', file);
  // React asks the document for elements while it is evaluated: what guards that goes first.
  put('react', reach([source('page-life/disarm.ts')], importsOf));
  for (const [chunk, names] of Object.entries(libraries))
    put(
      chunk,
      reach(
        modules.filter((id) => names.includes(libraryOf(id))),
        importsOf,
      ),
    );
  /** Whether a library comes along that few pages need. */
  const bringsLibrary = (id) =>
    [...reach([id], importsOf)].some((each) => chunks.get(each) in libraries && chunks.get(each) !== 'react');
  put('page', reach([source('entries/page.ts')], importsOf));

  const users = new Map();
  for (const { id } of widgets)
    for (const each of reach([`\0${id}`], importsOf)) users.set(each, (users.get(each) ?? new Set()).add(id));
  /** Parts that load later and add-ons count, too. */
  const loads = new Map();
  const later = modules.filter((id) => getModuleInfo(id).dynamicImporters.length > 0);
  for (const id of new Set([
    ...widgets.map((each) => `\0${each.id}`),
    ...addons.map((each) => each.id),
    ...later,
  ]))
    for (const each of reach([id], importsOf)) loads.set(each, (loads.get(each) ?? 0) + 1);
  const length = (ids) => ids.reduce((sum, id) => sum + (getModuleInfo(id).code?.length ?? 0), 0);
  const isShared = (id) => (loads.get(id) ?? 0) > 1;
  // What such a module imports has as many users, so that none of these imports from a smaller chunk.
  const usedBy = (isWanted) => [...users].flatMap(([id, { size }]) => (isWanted(size) ? id : []));
  const rooms = path.join(root, 'src') + path.sep;
  const atRest = widgets.filter(({ facts }) => facts.atRest).map(({ id }) => `\0${id}`);
  // What is done and fetched once nothing else is going on, on each page.
  const idle = ['page-life/settle.ts', 'ui/toasts/createToasts.ts'].map(source);
  const onEachPage = reach([...atRest, ...idle], importsOf);
  const parts = [...onEachPage].filter((id) => isShared(id) && !bringsLibrary(id));
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
  // What a folder's own chunk comes along with stays out, because that chunk imports from here.
  const below = new Set([undefined, 'react', 'page', 'parts']);
  const more = usedBy((count) => count >= many).filter(
    (id) => !bringsLibrary(id) && [...reach([id], importsOf)].every((each) => below.has(chunks.get(each))),
  );
  put('more-parts', more);

  /** What pages of a forum's may use at once. */
  const usually = widgets.filter(({ facts }) => facts.pages && !facts.stored);
  const onPages = reach([...usually.map(({ id }) => `\0${id}`), ...addons.map(({ id }) => id)], importsOf);
  const isBitOf = (ids) => length(ids) < (ids.every((id) => onPages.has(id)) ? usual : small);

  // What exactly the same widgets use comes together.
  const together = new Map();
  for (const [id, names] of users)
    if (names.size > 1 && !chunks.has(id)) {
      const key = [...names].sort().join() + bringsLibrary(id);
      together.set(key, [...(together.get(key) ?? []), id]);
    }
  const taken = new Set(chunks.values());
  for (const ids of together.values()) {
    const own = ids.find((id) => id.startsWith(rooms));
    if (!own || isBitOf(ids)) continue;
    const name = nameOf(path.basename(path.dirname(own)));
    let end = '';
    while (taken.has(name + end)) end = `-${Number(end.slice(1) || 1) + 1}`;
    taken.add(name + end);
    group(path.dirname(own), ids, chunks, end);
  }
  // Bits that a few share: a file of their own would cost more than what is in it.
  const isBit = (id) => isShared(id) && !chunks.has(id) && isBitOf([id]);
  const bits = new Set([...loads.keys()].filter(isBit));
  const near = new Set(['react', 'page', 'parts', 'toasts']);
  const isNear = (id) => near.has(chunks.get(id)) || (bits.has(id) && importsOf(id).every(isNear));
  const all = [...bits].filter(isNear);
  put(
    'bits',
    all.filter((id) => onPages.has(id)),
  );
  put('more-bits', all);
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
