/** Takes a name from an element that its document or form may answer with in the place of something of its own. */
export function takeName(element: Element, attribute: 'name' | 'id'): void {
  // A form may hide its methods, too.
  const { removeAttribute, replaceWith } = Element.prototype;
  removeAttribute.call(element, attribute);
  // By a name that somebody asked for, a form knows its field until that goes.
  const place = Document.prototype.createComment.call(document, '');
  replaceWith.call(element, place);
  place.replaceWith(element);
}
