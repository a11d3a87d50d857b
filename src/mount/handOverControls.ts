import { flushSync } from 'react-dom';
import { attributes } from '../contract/attributes';
import { editables } from '../editor/editables';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = 'input:not([type=hidden],[type=file]),textarea,select';
const editable = `[contenteditable="true"][${attributes.part}]`;

/**
 * Remembers focus, typed text and selection of an element's controls, by their part keys. Answers the function that
 * gives them to the controls in the element that has taken its place, or is still the same. A plain link needs no key:
 * its address finds it, and without one its clicks are never held back for code that would do no more than follow it. Nor
 * does a focused field, which its name or kind finds.
 * @param isView the element holds a view of ours: its fields do not say what they began with, all of them count
 */
export function handOverControls(element: Element, isView = false): (place?: Element) => void {
  // A place that the server left empty, of which a page has hundreds.
  if (!element.firstChild) return () => {};
  const { activeElement } = element.ownerDocument;
  const focused = activeElement && element.contains(activeElement) ? (activeElement as HTMLElement) : null;
  const focusedPart = focused?.closest(`[${attributes.part}]`)?.getAttribute(attributes.part);
  const focusedHref = focused?.closest<HTMLAnchorElement>('a[href]')?.href;
  const selection = focused ? selectionOf(focused) : null;
  const typed = [...element.querySelectorAll<Field>(fields)]
    .filter((field) => field.hasAttribute(attributes.part) && (isView || isTouched(field)))
    .map((field) => ({
      part: field.getAttribute(attributes.part)!,
      value: field.value,
      checked: field instanceof HTMLInputElement && field.checked,
    }));
  const editors = (isView ? [...element.querySelectorAll(editable)] : []).flatMap((editor) => {
    const part = editor.getAttribute(attributes.part)!;
    const read = editables.get(editor);
    return read ? { part, isFocused: editor === focused, text: read('text'), html: read('html') } : [];
  });

  // The browser opened it before there was code: its button opens the widget's part in its place.
  const opened = [...element.querySelectorAll('details[open] > summary')].map((summary) =>
    summary.getAttribute(attributes.part),
  );

  return (place = element) => {
    // The field's value goes into the field that has taken its place.
    flushSync(() => {
      for (const part of opened) {
        const own = part !== null && findPart(place, part);
        if (own && !own.matches('details[open] > summary')) own.click();
      }
    });
    for (const { part, value, checked } of typed) {
      const field = findPart(place, part);
      if (field?.matches(fields)) write(field as Field, value, checked);
    }
    let caret = selection;
    for (const { part, isFocused, ...read } of editors) {
      const field = findPart(place, part);
      if (!(field instanceof HTMLTextAreaElement)) continue;
      const written = isHtml(field) ? read.html : read.text;
      write(field, written.value, false);
      if (isFocused) caret = [written.caret, written.caret];
    }
    if (!focused) return;
    const control =
      focusedPart == null
        ? ([...place.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
            ({ href }) => href === focusedHref,
          ) ??
          fieldLike(focused, place) ??
          // Retry has gone with what it said.
          place.querySelector<HTMLElement>(`[${attributes.part}]:not(form)`))
        : findPart(place, focusedPart);
    control?.focus({ preventScroll: true });
    if (control && caret && 'setSelectionRange' in control)
      (control as HTMLInputElement).setSelectionRange(...caret);
  };
}

/** The field of the same name, or else of the same kind: a host may print another name than the view has. */
const fieldLike = (field: HTMLElement, place: Element): HTMLElement | null =>
  field.matches(fields)
    ? (place.querySelector<HTMLElement>(`[name="${CSS.escape(field.getAttribute('name') ?? '')}"]`) ??
      place.querySelector<HTMLElement>(field.localName))
    : null;

/** The server's form says beside a text what it is. */
const isHtml = ({ form }: HTMLTextAreaElement): boolean =>
  form?.querySelector<HTMLInputElement>('input[name="format"]')?.value === 'html';

/** The control of a part, in server HTML and React view alike. */
export function findPart(element: Element, part: string): HTMLElement | null {
  return element.querySelector<HTMLElement>(`[${attributes.part}="${CSS.escape(part)}"]`);
}

function selectionOf(control: HTMLElement): [number, number] | null {
  if (!(control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement)) return null;
  // Only text-like inputs have a selection; on others the property is null.
  return control.selectionStart === null ? null : [control.selectionStart, control.selectionEnd!];
}

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    // Where none is marked the browser shows the first.
    const isMarked = field.multiple || options.some((o) => o.defaultSelected);
    return isMarked ? options.some((o) => o.selected !== o.defaultSelected) : field.selectedIndex > 0;
  }
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
    return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

function write(field: Field, value: string, checked: boolean): void {
  // A choice that this field does not have would leave it without any.
  if (field instanceof HTMLSelectElement && !Array.from(field.options).some((o) => o.value === value)) return;
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    // A click is what React listens for on these.
    if (field.checked !== checked) field.click();
    return;
  }
  if (field.value === value && !(field instanceof HTMLSelectElement)) return;
  // React hides the value setter of the instance; the prototype's own makes it notice the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
