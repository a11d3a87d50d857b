import { attributes } from '../contract/attributes';

/**
 * Gets the page anew, unless its reader has typed or chosen something in a plain field: that would be lost. Words in an
 * editor are kept by their drafts.
 */
export function reloadUnlessWritten({ document, location }: Window): void {
  // React's own fields tell their words as their default, and lists have none.
  if (document.querySelector('.inl-modal form')) return;
  for (const list of document.querySelectorAll<HTMLSelectElement>('select:not(.inl-root *)')) {
    const printed = [...list.options].findIndex((option) => option.defaultSelected);
    if (list.selectedIndex > -1 && list.selectedIndex !== Math.max(0, printed)) return;
  }
  // Rows that are picked are kept for the next page.
  const fields = document.querySelectorAll<HTMLInputElement>(`input:not([${attributes.check}]),textarea`);
  for (const field of fields) {
    // A box without a value of its own says "on", printed or not.
    const isBox = field.type === 'checkbox' || field.type === 'radio';
    if (isBox ? field.checked !== field.defaultChecked : field.value !== field.defaultValue) return;
  }
  location.reload();
}
