/** What may take focus in place of a control that is gone: the list, dialog or part of the page that it was in. */
const places =
  'ul,ol,table,form,fieldset,section,article,nav,main,[role=dialog],[role=alertdialog],[role=list],[role=region],[role=group]';

/**
 * Remembers where a control stands. Answers the function that focuses it, or what is left of what was around it when it
 * is gone: a keyboard must not start at the top of the page because the list's last row was deleted.
 */
export function rememberPlace(control: Element | null): () => void {
  const around: HTMLElement[] = [];
  for (let element = control?.parentElement; element; element = element.parentElement)
    if (element.matches(places)) around.push(element);
  return () => {
    if (control instanceof HTMLElement && control.isConnected) {
      control.focus({ preventScroll: true });
      if (control.ownerDocument.activeElement === control) return;
    }
    const place = around.find((element) => element.isConnected && !element.closest('[hidden],[inert]'));
    if (!place) return;
    const borrowed = !place.hasAttribute('tabindex');
    if (borrowed) {
      place.setAttribute('tabindex', '-1');
      place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
    }
    place.focus({ preventScroll: true });
  };
}
