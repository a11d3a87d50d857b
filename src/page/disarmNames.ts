/**
 * React and others go from an element to the next one around it until there is none: with `parentNode`, `parentElement`
 * or `assignedSlot` as the name of a field, they would never come to an end. Nobody needs these as names: they go from
 * the whole page.
 */
const fields = '[name^=parent],[id^=parent],[name=assignedSlot],[id=assignedSlot]';

/**
 * What a document or a form answers with in the place of its own, where members write: the first two of `unmountable`. Of
 * the host's own forms the names are what it is sent.
 */
const selector = `${fields},:is(.userContent,.Message) :is(img,form,embed,object,iframe,form [name],form [id])`;

/** Takes names from elements that would hide what scripts ask a form or the document for. */
export function disarmNames(document: Document): void {
  // A form may hide its methods, too.
  const { getAttribute, removeAttribute, replaceWith } = Element.prototype;
  for (const element of Document.prototype.querySelectorAll.call(document, selector))
    for (const attribute of ['name', 'id']) {
      const name = getAttribute.call(element, attribute)!;
      if (!(name in Document.prototype || name in Element.prototype)) continue;
      removeAttribute.call(element, attribute);
      // By a name that somebody asked for, a form knows its field until that goes.
      const place = new Comment();
      replaceWith.call(element, place);
      place.replaceWith(element);
    }
}
