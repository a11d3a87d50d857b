const outOfView = new WeakSet<Element>();
const watchers = new Set<(element: Element) => void>();

/** Whether the element and everything around it is in the viewport; true until a test says otherwise. */
export function isInView(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) if (outOfView.has(at)) return false;
  return true;
}

/** jsdom has no layout, so a test says itself what lies below the fold. */
export function keepOutOfView(element: Element): void {
  outOfView.add(element);
  for (const watcher of watchers) watcher(element);
}

/** Scrolls it in, as far as observers are concerned. */
export function bringIntoView(element: Element): void {
  outOfView.delete(element);
  for (const watcher of watchers) watcher(element);
}

/** Told of every element that moved in or out. Returns the stop. */
export function onViewChange(watcher: (element: Element) => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
