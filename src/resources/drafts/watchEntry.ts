import { doubtReader } from './lastReader';

/**
 * Whoever goes to sign in may come back as somebody else, to a page that was made for the one before: that is noted before
 * the server can have let them in. `site`: the forum's path on its host.
 */
export function watchEntry(window: Window & typeof globalThis, site: string): void {
  const { document } = window;
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
        const { pathname } = new URL(address, document.baseURI);
        if (pathname.startsWith(`${site}/entry/`)) doubtReader(() => window.localStorage, site);
      },
      true,
    );
  watch('submit', 'form', 'action');
  watch('click', 'a[href]', 'href');
}
