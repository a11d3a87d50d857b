import { attributes } from '../../contract/attributes';

/** Where members write: the first four of `unmountable`, whose export would cost the runtime more than saying them again. */
const theirs = `:is(.userContent,.Message,[${attributes.noMount}],[contenteditable]:not([contenteditable=false]))`;
const named = `${theirs}:is([name],[id]),${theirs} :is([name],[id])`;

/**
 * As `disarmNames`, for posts that come later and for all that a node is asked: an element that members named like that
 * takes the place of it in its form or document. Once now, and for what is added before anybody can ask it.
 */
export function disarmPosts({ document, Element, Node, MutationObserver }: Window & typeof globalThis): void {
  const { getAttribute, matches, querySelectorAll, removeAttribute } = Element.prototype;
  const isAsked = (name: string | null) =>
    name !== null && (name in Node.prototype || name === 'assignedSlot');
  const disarm = (element: Element) => {
    for (const attribute of ['name', 'id'])
      if (isAsked(getAttribute.call(element, attribute))) removeAttribute.call(element, attribute);
  };
  document.querySelectorAll(named).forEach(disarm);
  new MutationObserver((records) =>
    records.forEach(({ addedNodes }) =>
      addedNodes.forEach((node) => {
        if (!(node instanceof Element)) return;
        if (matches.call(node, named)) disarm(node);
        querySelectorAll.call(node, named).forEach(disarm);
      }),
    ),
  ).observe(document, { childList: true, subtree: true });
}
