import type { PublicApi } from '../contract/publicApi';

const ours = (value: unknown) =>
  typeof (value as PublicApi | undefined)?.doctor === 'function' ? (value as PublicApi) : undefined;

/** The runtime that a page has already; an element or a host's own of such a name is none. */
export const findPublished = (window: Window) => ours(window.inlay) ?? ours(window.inlayForum);

/**
 * Gives the page its `window.inlay` and answers the name: where the host has something of its own by that one, it is
 * `inlayForum`. Elements of that name are no hindrance.
 */
export function publish(window: Window, api: PublicApi): string {
  let name = 'inlay';
  try {
    if (Object.hasOwn(window, name) && window.inlay) name = 'inlayForum';
  } catch {
    // A page may have taken away even what tells an element from its own.
  }
  // Configurable, or a later script of the page that declares such a name would not run at all.
  Object.defineProperty(window, name, { value: api, configurable: true });
  return name;
}
