import { attributes } from '../contract/attributes';

/** Covers a part of the page that a fragment stands in for, until the answer is called. */
export type Cover = (element: Element) => () => void;

/**
 * Covered parts are marked and not `hidden`, which the page itself sets and takes back. What hides them is a sheet of the
 * page's, made for the first one.
 */
export function createCover(window: Window & typeof globalThis): Cover {
  const { document } = window;
  const marks = new Map<Element, number>();
  let isThere = false;
  return (element) => {
    if (!isThere) {
      isThere = true;
      const sheet = new window.CSSStyleSheet();
      sheet.replaceSync(`[${attributes.covered}]{display:none!important}`);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }
    // The frame and a part of the fragment may cover the same.
    marks.set(element, (marks.get(element) ?? 0) + 1);
    element.setAttribute(attributes.covered, '');
    let covers = true;
    return () => {
      if (!covers) return;
      covers = false;
      const left = marks.get(element)! - 1;
      if (left > 0) return void marks.set(element, left);
      marks.delete(element);
      element.removeAttribute(attributes.covered);
    };
  };
}
