/** First parts of what the forum has but once, whatever section a page is in: its API, its files, and a knowledge base. */
export const once = ['api', 'avatars', 'inlay', 'kb', 'static', 'uploads'];

/** Whether a path is the folder, or in it. */
export const begins = (path: string, folder: string) =>
  path.startsWith(folder) && /^(?:[/?#]|$)/.test(path.slice(folder.length));

/**
 * The address of a page in a section, of its path in the forum. What is in a section already stays, as do other sites, places of
 * the same page, and what the forum has but once.
 *
 * @param base what the section's pages begin with: `/ar`; empty for the whole forum
 */
export function pathIn(base: string, path: string, sections: readonly string[] = [base]): string {
  const isPage = base !== '' && /^\/(?![/\\])/.test(path);
  if (!isPage || [...sections, ...once.map((name) => `/${name}`)].some((each) => begins(path, each)))
    return path;
  return base + path.replace(/^\/(?=[?#]|$)/, '');
}
