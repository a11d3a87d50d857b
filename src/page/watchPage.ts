import { attributes, hostNames } from '../contract/attributes';
import { listen } from './listen';

/**
 * Reports every tag of the page, those that are there and those that come later; an element may be reported more
 * than once. `onChange` hears that something came or went.
 */
export function watchPage(document: Document, onTag: (element: Element) => void, onChange: () => void): void {
  const selector = `[${attributes.widget}]`;
  const scan = (root: Node) => {
    if (root instanceof Element && root.matches(selector)) onTag(root);
    (root as Partial<ParentNode>).querySelectorAll?.(selector).forEach(onTag);
  };
  let nodes = new Set<Node>();
  // Once per frame, so that a page that adds a thousand nodes one by one is looked at once. A hidden tab has no
  // frames, and needs no widgets.
  const look = (node: Node) => {
    if (!nodes.size)
      requestAnimationFrame(() => {
        const batch = nodes;
        nodes = new Set();
        batch.forEach((each) => each.isConnected && scan(each));
        onChange();
      });
    nodes.add(node);
  };
  new MutationObserver((records) =>
    records.forEach(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes].forEach(look)),
  ).observe(document, { childList: true, subtree: true });
  listen(document, hostNames.contentAdded, ({ target }) => look(target as Node));
  scan(document);
}
