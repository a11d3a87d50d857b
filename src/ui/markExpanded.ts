/** Says on a button or link that its dialog or menu is open. Answers the function that puts it back as it was. */
export function markExpanded(
  anchor: HTMLElement,
  panelID: string,
  kind: 'dialog' | 'menu' = 'dialog',
): () => void {
  const marks = { 'aria-haspopup': kind, 'aria-expanded': 'true', 'aria-controls': panelID };
  const before = Object.keys(marks).map((name) => [name, anchor.getAttribute(name)] as const);
  for (const [name, value] of Object.entries(marks)) anchor.setAttribute(name, value);
  return () => {
    for (const [name, value] of before) {
      // Its own view may have said that it is open before this did, and that it is closed by now.
      if (name === 'aria-expanded') anchor.setAttribute(name, 'false');
      else if (value !== null) anchor.setAttribute(name, value);
      else if (name === 'aria-controls') anchor.removeAttribute(name);
    }
  };
}
