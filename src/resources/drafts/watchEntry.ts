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
        const way = target instanceof window.Element ? target.closest(selector) : null;
        // A form's own `action` may be a field of that name. Without one it goes to the page's address.
        const address = way?.getAttribute(attribute) ?? '';
        if (!way || !URL.canParse(address, document.baseURI)) return;
        const { pathname } = new URL(address, document.baseURI);
        if (pathname.startsWith(`${site}/entry/`)) doubtReader(() => window.localStorage, site);
      },
      true,
    );
  watch('submit', 'form', 'action');
  watch('click', 'a[href]', 'href');
}
