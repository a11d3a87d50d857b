/** Where the last searches of this machine's reader lie in `localStorage`. `site`: path prefix of the forum. */
export const searchesKey = (site: string) => `inlay.searches|${site}`;
