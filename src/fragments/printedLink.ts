import { findOwn } from '../contract/findOwn';

export type LinkAction = 'reply' | 'quote' | 'edit';

/** The server's own link that answers, quotes or changes the post of a place; null where the reader has none. */
export const printedLink = (host: Element, action: LinkAction) =>
  findOwn<HTMLAnchorElement>(host, `a.js-composeLink[data-action="${action}"]`);
