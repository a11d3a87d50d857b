/**
 * The element itself or its nearest ancestor that matches; null for nodes that are no elements. Not by the element's own
 * method: a field of a form in a post can take that one's name.
 */
export const closest = (node: Node | null, selector: string) =>
  // Text nodes yield `false`; callers treat it like `null`.
  (node && 'closest' in node && Element.prototype.closest.call(node, selector)) as Element | null;
