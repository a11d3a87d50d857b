/** What may take focus in place of a control that is gone: the list, dialog or part of the page that it was in. */
const places =
  'ul,ol,table,form,fieldset,section,article,nav,main,[role=dialog],[role=alertdialog],[role=list],[role=region],[role=group]';

/**
 * Remembers where a control stands. Returns the function that focuses it, or the nearest remaining element when it
 * is gone: a keyboard must not start at the top of the page because the list's last row was deleted.
 */
export function rememberPlace(control: Element | null): () => void {
  const candidates = control === null ? [] : [control, ...around(control)];
  return () => {
    for (const candidate of candidates)
      if (candidate instanceof HTMLElement && candidate.isConnected && takeFocus(candidate)) return;
  };
}

/** The places around a control, inside out. Those around a menu or flyout are those of the button that opened it. */
function around(control: Element): Element[] {
  const found: Element[] = [];
  for (let element = control.parentElement; element; element = element.parentElement) {
    if (element.matches(places)) found.push(element);
    const opener = /^[\w-]+$/.test(element.id)
      ? element.ownerDocument.querySelector(`[aria-controls~="${element.id}"]`)
      : null;
    if (opener && !element.contains(opener)) return [...found, opener, ...around(opener)];
  }
  return found;
}

function takeFocus(element: HTMLElement): boolean {
  const { ownerDocument: document } = element;
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return true;
  if (!element.matches(places)) return false;
  element.setAttribute('tabindex', '-1');
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return true;
  element.removeAttribute('tabindex');
  return false;
}
