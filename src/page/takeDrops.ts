import { attributes } from '../contract/attributes';
import { eventNames } from '../contract/events';

/** Where the text of a post is written, in the server's HTML and in its view alike. */
const field = `[${attributes.widget}] [${attributes.part}="body"]`;

/**
 * Files that are dropped on the text of a post go into it once its widget is awake. Beside it they do nothing: the browser
 * would open them in the place of a page that may hold unsaved text.
 * @param wake wakes the tag around an element, if it sleeps
 */
export function takeDrops(document: Document, wake: (element: Element) => void): void {
  const listen = (event: DragEvent) => {
    const { target, dataTransfer, type } = event;
    if (event.defaultPrevented || !(target instanceof Element) || !dataTransfer?.types.includes('Files'))
      return;
    // What takes files by itself.
    if (target.closest('input[type="file"],[contenteditable="true"]') || !document.querySelector(field))
      return;
    event.preventDefault();
    const text = target.closest(field);
    dataTransfer.dropEffect = text ? 'copy' : 'none';
    if (!text) return;
    if (type === 'drop') handOver(document, text, [...dataTransfer.files]);
    wake(text);
  };
  for (const type of ['dragenter', 'dragover', 'drop'] as const)
    document.defaultView!.addEventListener(type, listen);
}

/** Drops files again on what takes the place of a sleeping field; they can be read only while the first drop lasts. */
function handOver(document: Document, text: Element, files: File[]): void {
  const tag = text.closest(`[${attributes.widget}]`)!;
  // A mounted view takes them itself.
  if (tag.getAttribute(attributes.state) === 'mounted') return;
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  document.addEventListener(eventNames.mounted, function hear({ target }) {
    const view = target as Element;
    if (view !== tag) return;
    document.removeEventListener(eventNames.mounted, hear);
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    view.querySelector(field)?.dispatchEvent(drop);
  });
}
