import { resolve } from 'node:path';

/** The checkout's root, whatever folder the script was called from. */
export const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');

/** A path from there; one that is whole already stays as it is. */
export const inRoot = (...parts) => resolve(root, ...parts);
