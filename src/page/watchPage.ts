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
  /** What of a node and below it is a tag. */
  const tagsIn = (root: Node): Element[] =>
    [root as Element, ...((root as Partial<ParentNode>).querySelectorAll?.(selector) ?? [])].filter(
      (each: Partial<Element>) => each.matches?.(selector),
    );
  let nodes = new Set<Node>();
  // Once per frame, so that a page that adds a thousand nodes one by one is looked at once. A hidden tab has no
  // frames, and needs no widgets.
  const look = (node: Node) => {
    if (!nodes.size)
      requestAnimationFrame(() => {
        const batch = nodes;
        nodes = new Set();
        batch.forEach((each) => each.isConnected && tagsIn(each).forEach((tag) => onTag(tag)));
        onChange();
      });
    nodes.add(node);
  };
  new MutationObserver((records) =>
    records.forEach(({ target, addedNodes, removedNodes }) => {
      removedNodes.forEach(look);
      // While a page is parsed every node of it comes by here: whoever holds no tag is done with at once.
      addedNodes.forEach((node) =>
        tagsIn(node).forEach((tag) => {
          // At once: in the next frame it may have been moved out.
          if ((target as Partial<Element>).closest?.(unmountable)) onTag(tag, true);
          look(tag);
        }),
      );
    }),
  ).observe(document, { childList: true, subtree: true });
  listen(document, hostNames.contentAdded, ({ target }) => look(target as Node));
  tagsIn(document).forEach((tag) => onTag(tag));
}
