import { join, resolve } from 'node:path';

/** The checkout's root, whatever folder the script was called from. */
export const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');

export const inRoot = (...parts) => join(root, ...parts);
