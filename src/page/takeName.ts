/** Takes a name from an element that its document or form may answer with in the place of something of its own. */
export function takeName(element: Element, attribute: 'name' | 'id'): void {
  // A form may hide its methods, too.
  const { removeAttribute, replaceWith } = Element.prototype;
  removeAttribute.call(element, attribute);
  // A form knows a field by a name that a script asked for, until the field leaves the form.
  const place = Document.prototype.createComment.call(document, '');
  replaceWith.call(element, place);
  place.replaceWith(element);
}
