/**
 * What an address leads to is highlighted until the reader does something. Browsers keep `:target` for as long as the address
 * stays, so it is marked `data-state="seen"` then.
 */
export function endHighlight(window: Window): void {
  const { document, location } = window;
  const target = () => {
    try {
      return document.getElementById(decodeURIComponent(location.hash.slice(1)));
    } catch {
      // A malformed escape leads nowhere.
      return null;
    }
  };
  const end = () => {
    const element = target();
    if (element?.localName === 'article') element.dataset.state = 'seen';
  };
  for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, end, true);
  window.addEventListener('hashchange', () => target()?.removeAttribute('data-state'));
}
