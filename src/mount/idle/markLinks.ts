/**
 * Tells assistive technology that a link opens a dialog: those that are there now, and later ones when they are reached.
 * Only a script that will open it may say so, so the server's HTML does not.
 */
export function markLinks(document: Document, selector: string): void {
  const mark = (link: Element) => {
    if (link.hasAttribute('aria-haspopup')) return;
    link.setAttribute('aria-haspopup', 'dialog');
    link.setAttribute('aria-expanded', 'false');
  };
  document.querySelectorAll(selector).forEach(mark);
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const link = target instanceof Element && target.closest(selector);
      if (link) mark(link);
    },
    true,
  );
}
