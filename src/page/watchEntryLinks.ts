import { addEntryParameters } from './addEntryParameters';

/**
 * Adds what a page sends along to links that lead to signing in and registering, as they are followed. `site`: the forum's
 * path on its host. `configured`: addresses that an administrator has set, unchecked, perhaps of another site.
 */
export function watchEntryLinks(
  window: Window & typeof globalThis,
  site: string,
  configured: readonly unknown[],
): void {
  const { document } = window;
  // What stands around such an address, if anything, is left to the link.
  const known = configured.map((url) => String(url).replace(/^[\s~]+|\s+$/g, ''));
  // A section of the forum may have entry pages of its own.
  const own = new RegExp(`^${site}(/[^/]+)?/entry/`);
  document.addEventListener(
    'click',
    ({ target }) => {
      // Not by their own methods, which a form's fields can take the names of.
      const { closest, getAttribute } = window.Element.prototype;
      const link = target instanceof window.Element ? closest.call(target, 'a[href]') : null;
      const address = (link && getAttribute.call(link, 'href')) ?? '';
      if (!link || !URL.canParse(address, document.baseURI)) return;
      const url = new URL(address, document.baseURI);
      if (own.test(url.pathname) || known.some((part) => part[1] && url.href.includes(part)))
        addEntryParameters(link, url);
    },
    true,
  );
}
