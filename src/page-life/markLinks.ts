/**
 * Tells assistive technology that a link opens a dialog: those that are there now, and later ones when they are reached.
 * Only a script that will open it may say so, so the server's HTML does not. What opens a dialog opens it by Space, too,
 * which would scroll the page away from under the reader.
 */
export function markLinks(document: Document, selector: string): void {
  const linkAt = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  const mark = (link: Element) => {
    if (link.hasAttribute('aria-haspopup')) return;
    link.setAttribute('aria-haspopup', 'dialog');
    link.setAttribute('aria-expanded', 'false');
  };
  document.querySelectorAll(selector).forEach(mark);
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const link = linkAt(target);
      if (link) mark(link);
    },
    true,
  );
  document.addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
    const link = key === ' ' ? linkAt(target) : null;
    if (!link || link !== target || defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    link.click();
  });
}
