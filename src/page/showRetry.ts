/** Words of the box; a host gives its own as `data-failed` and `data-retry` on the loader's tag. */
export interface RetryWords {
  failed?: string;
  retry?: string;
}

/**
 * Says at the end of an element, below its own HTML, that its live part failed, with a button that tries again.
 * Answers the box. It stays while that is tried: with it the focus would go.
 */
export function showRetry(
  element: Element,
  { failed = 'This could not be loaded.', retry = 'Retry' }: RetryWords,
  onRetry: () => void,
): Element {
  const focused = document.activeElement;
  hideRetry(element);
  const box = Document.prototype.createElement.call(document, element.matches('ul,ol') ? 'li' : 'span');
  const button = Document.prototype.createElement.call(document, 'button') as HTMLButtonElement;
  box.className = 'inl-retry inl-root';
  box.role = 'alert';
  button.className = 'inl-button';
  button.type = 'button';
  button.append(retry);
  button.onclick = onRetry;
  box.append(failed, ' ', button);
  element.append(box);
  // After a retry in vain focus stays at the button.
  if (!focused!.isConnected) button.focus();
  return box;
}

export function hideRetry(element: Element): void {
  element.querySelector(':scope>.inl-retry')?.remove();
}
