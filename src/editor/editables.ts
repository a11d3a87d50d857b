/** The text of an editor as a plain field holds it, plain or as HTML, with the place of the caret in it. */
type ReadEditable = (as: 'text' | 'html') => { value: string; caret: number };

/** Editors of the page, with the code that each brings to read it: a view that fails hands its text over. */
export const editables = new WeakMap<Element, ReadEditable>();
