import { takeName } from './takeName';

/** What a document answers with in the place of its own, where members write: the first two of `unmountable`. */
const inPosts = ':is(.userContent,.Message) :is(img,form,embed,object,iframe)';

/**
 * Takes names from elements of members that hide what scripts ask the document for. The document itself is asked which
 * of its names are hidden: looking for them through a page of thousands of widgets would be a long task.
 */
export function disarmNames(document: Document): void {
  for (const name of [...namesOf(Document.prototype), ...namesOf(Element.prototype)]) {
    if (!Object.hasOwn(document, name)) continue;
    const selector = `${inPosts}:is([name=${name}],[id=${name}])`;
    for (const element of Document.prototype.querySelectorAll.call(document, selector))
      for (const attribute of ['name', 'id'] as const)
        if (Element.prototype.getAttribute.call(element, attribute) === name) takeName(element, attribute);
  }
}

/** Of an object's kind, and of those that this is one of. */
const namesOf = (kind: object | null): string[] =>
  kind ? [...Object.getOwnPropertyNames(kind), ...namesOf(Object.getPrototypeOf(kind) as object | null)] : [];
