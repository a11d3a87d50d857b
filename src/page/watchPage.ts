import { attributes, hostNames, unmountable } from '../contract/attributes';
import { listen } from './listen';

/**
 * Reports every tag of the page, those that are there and those that come later, again and again. `foreign`: it came
 * into user content, wherever it is now. `onChange` hears that something came or went.
 */
export function watchPage(
  document: Document,
  onTag: (element: Element, foreign?: boolean) => void,
  onChange: () => void,
): void {
  const selector = `[${attributes.widget}]`;
  let frame = 0;
  const observer = new MutationObserver((records) => {
    lookSoon();
    records.forEach(({ target, addedNodes }) =>
      (addedNodes as NodeListOf<Element>).forEach((node) => {
        const tags = [...(node.querySelectorAll?.(selector) ?? [])];
        if (node.matches?.(selector)) tags.push(node);
        // At once: in the next frame it may have been moved out.
        if (tags[0] && (target as Element).closest?.(unmountable)) tags.forEach((tag) => onTag(tag, true));
      }),
    );
  });
  const look = () => {
    frame = 0;
    document.querySelectorAll(selector).forEach((tag) => onTag(tag));
    onChange();
    // While a page is parsed every node of it would come by the observer, which costs more than all else here.
    if (document.readyState === 'loading') lookSoon();
    else observer.observe(document, { childList: true, subtree: true });
  };
  // Once per frame, so that a page that adds a thousand nodes one by one is looked at once. A hidden tab has no
  // frames, and needs no widgets.
  const lookSoon = () => (frame ||= requestAnimationFrame(look));
  listen(document, hostNames.contentAdded, lookSoon);
  look();
}
