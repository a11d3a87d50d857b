/** Says on a button or link of the host that its dialog is open. Answers the function that puts it back as it was. */
export function markExpanded(anchor: HTMLElement, panelID: string): () => void {
  const marks = { 'aria-haspopup': 'dialog', 'aria-expanded': 'true', 'aria-controls': panelID };
  const before = Object.keys(marks).map((name) => [name, anchor.getAttribute(name)] as const);
  for (const [name, value] of Object.entries(marks)) anchor.setAttribute(name, value);
  return () => {
    for (const [name, value] of before) {
      if (value !== null) anchor.setAttribute(name, value);
      else if (name === 'aria-expanded') anchor.setAttribute(name, 'false');
      else if (name === 'aria-controls') anchor.removeAttribute(name);
    }
  };
}
