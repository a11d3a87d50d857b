/**
 * Widgets that mount above the target move it, so the jump of the address's hash is made again after 500 ms, unless
 * the reader has gone elsewhere by then.
 */
export function scrollToHash(window: Window): void {
  const { hash } = window.location;
  if (hash.length < 2) return;
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // A malformed escape is taken literally, as browsers do.
  }
  let moved = false;
  const onMove = () => (moved = true);
  const options = { passive: true, once: true, capture: true };
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    window.addEventListener(type, onMove, options);
  window.setTimeout(() => {
    if (!moved) window.document.getElementById(id)?.scrollIntoView();
  }, 500);
}
