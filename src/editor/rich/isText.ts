import type { RichText } from './richTypes';

export const isText = (node: unknown): node is RichText =>
  typeof node === 'object' && node !== null && typeof (node as RichText).text === 'string';
