/** What a shadow root takes so that the page's own parts look the same in it. */
export interface OwnStyles {
  sheets: CSSStyleSheet[];
  /** Of those that have not arrived. */
  links: HTMLLinkElement[];
}

/**
 * Stylesheets of the build, which the page has already. In a page they are important, against rules that know nothing of
 * us; an author's rules know what they stand beside, and have to win.
 */
export function createOwnStyles(window: Window & typeof globalThis, nonce: string): () => OwnStyles {
  const { document } = window;
  const built = new URL('.', import.meta.url).href;
  const copies = new WeakMap<CSSStyleSheet, CSSStyleSheet>();
  const copyOf = (sheet: CSSStyleSheet) => {
    const known = copies.get(sheet);
    if (known) return known;
    const copy = new window.CSSStyleSheet();
    // Among declarations that are not important the last layer wins.
    const layers = '@layer inlay.reset, inlay.kind, inlay.own;';
    const rules = Array.from(sheet.cssRules, ({ cssText }) => cssText.replaceAll(' !important', ''));
    copy.replaceSync(layers + rules.join(''));
    copies.set(sheet, copy);
    return copy;
  };
  return () => {
    const own: OwnStyles = { sheets: [], links: [] };
    for (const { href, integrity, sheet } of document.querySelectorAll<HTMLLinkElement>(
      'link[rel=stylesheet]',
    )) {
      if (!href.startsWith(built)) continue;
      try {
        own.sheets.push(copyOf(sheet!));
      } catch {
        // Not there yet, or of another origin that may not be read.
        const link = document.createElement('link');
        own.links.push(Object.assign(link, { rel: 'stylesheet', href, integrity, nonce }));
      }
    }
    return own;
  };
}
