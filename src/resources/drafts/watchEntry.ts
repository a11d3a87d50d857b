import { doubtReader } from './lastReader';

/**
 * Whoever goes to sign in may come back as somebody else, to a page that was made for the one before: that is noted before
 * the server can have let them in. `site`: the forum's path on its host. `configured`: where an administrator has people sign
 * in and register, unchecked: perhaps on another site. `onLink`: hears of it before the link is followed.
 */
export function watchEntry(
  window: Window & typeof globalThis,
  site: string,
  configured: readonly unknown[],
  onLink: (link: Element, address: URL) => void,
): void {
  const { document } = window;
  // What stands around such an address, if anything, is left to the link.
  const known = configured.map((url) => String(url).replace(/^[\s~]+|\s+$/g, ''));
  // A section of the forum may have entry pages of its own.
  const own = new RegExp(`^${site}(/[^/]+)?/entry/`);
  const watch = (type: string, selector: string, attribute: string) =>
    document.addEventListener(
      type,
      ({ target }) => {
        // Not by their own methods, which a form's fields can take the names of.
        const { closest, getAttribute } = window.Element.prototype;
        const way = target instanceof window.Element ? closest.call(target, selector) : null;
        // A form without one goes to the page's address.
        const address = (way && getAttribute.call(way, attribute)) ?? '';
        if (!way || !URL.canParse(address, document.baseURI)) return;
        const url = new URL(address, document.baseURI);
        if (!own.test(url.pathname) && !known.some((part) => part[1] && url.href.includes(part))) return;
        doubtReader(() => window.localStorage, site);
        if (attribute === 'href') onLink(way, url);
      },
      true,
    );
  watch('submit', 'form', 'action');
  watch('click', 'a[href]', 'href');
}
