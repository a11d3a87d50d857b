/**
 * The element itself or the nearest around it that fits; none around what is no element. Not by the element's own
 * method: a field of a form in a post can take that one's name.
 */
export const closest = (node: Node | null, selector: string) =>
  // What is no element answers false, which nobody asks apart from null.
  (node && 'closest' in node && Element.prototype.closest.call(node, selector)) as Element | null;
