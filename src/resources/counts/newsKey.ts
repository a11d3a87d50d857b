/**
 * Where what a tab tells all others of a reader's counts lies in `localStorage` for a moment. `host`: the forum's path on it,
 * another one counts for itself.
 */
export const newsKey = (host: string) => `inlay.counts${host}|news`;
