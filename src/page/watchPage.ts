import { attributes, hostNames, unmountable } from '../contract/attributes';
import { listen } from './listen';

/**
 * Reports every tag of the page, those that are there and those that come later; an element may be reported more
 * than once. `foreign`: it came into user content, wherever it is now. `onChange` hears that something came or went.
 */
export function watchPage(
  document: Document,
  onTag: (element: Element, foreign?: boolean) => void,
  onChange: () => void,
): void {
  const selector = `[${attributes.widget}]`;
  const scan = (root: Node, foreign?: boolean) => {
    if ((root as Partial<Element>).matches?.(selector)) onTag(root as Element, foreign);
    (root as Partial<ParentNode>).querySelectorAll?.(selector).forEach((each) => onTag(each, foreign));
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
    records.forEach(({ target, addedNodes, removedNodes }) => {
      removedNodes.forEach(look);
      // While a page is parsed every node of it comes by here: whoever holds no tag is done with at once.
      addedNodes.forEach((node) => {
        const element = node as Partial<Element>;
        if (!element.matches?.(selector) && !element.querySelector?.(selector)) return;
        // At once: in the next frame it may have been moved out.
        if ((target as Partial<Element>).closest?.(unmountable)) scan(node, true);
        look(node);
      });
    }),
  ).observe(document, { childList: true, subtree: true });
  listen(document, hostNames.contentAdded, ({ target }) => look(target as Node));
  scan(document);
}
