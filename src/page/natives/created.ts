/** An element with one inside; by the document's kind, because elements of members hide its own methods. */
export function created(name: string, inner: string): HTMLElement {
  const { createElement } = Document.prototype;
  const element = createElement.call(document, name);
  element.appendChild(createElement.call(document, inner));
  return element;
}
