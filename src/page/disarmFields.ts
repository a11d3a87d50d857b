import { takeName } from './takeName';

/**
 * React and others go from an element to the next one around it until there is none: with one of these as the name of a
 * field, they would never come to an end. No form needs them as names: they go from the whole page.
 */
const around = ['parentNode', 'parentElement', 'assignedSlot'];

/**
 * Takes names from fields that hide properties of their form from scripts: names of ancestor properties everywhere, all others
 * where members write. The host's own forms keep theirs, because they are sent by them.
 * @param pause waits before each look through the page, which on one of thousands of widgets takes a slow phone as long
 *   as a task may take
 */
export async function disarmFields(document: Document, pause: () => Promise<unknown>): Promise<void> {
  const { getElementById, querySelectorAll } = Document.prototype;
  const { getAttribute, querySelectorAll: querySelectorAllIn } = Element.prototype;
  for (const name of around)
    for (let element; (element = getElementById.call(document, name));) takeName(element, 'id');
  await pause();
  const named = `[name]:is(${around.map((name) => `[name=${name}]`).join()})`;
  for (const element of querySelectorAll.call(document, named)) takeName(element, 'name');
  await pause();
  for (const form of querySelectorAll.call(document, ':is(.userContent,.Message) form'))
    for (const element of querySelectorAllIn.call(form, '[name],[id]'))
      for (const attribute of ['name', 'id'] as const)
        if ((getAttribute.call(element, attribute) ?? '') in Element.prototype) takeName(element, attribute);
}
