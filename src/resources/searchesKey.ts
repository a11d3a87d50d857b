/** Where the last searches of this machine's reader lie in `localStorage`. `site`: address of the forum, without a slash at its end. */
export const searchesKey = (site: string) => `inlay.searches|${site}`;
