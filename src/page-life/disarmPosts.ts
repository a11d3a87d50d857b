import { attributes } from '../contract/attributes';
import { warmUp } from './warmUp';

/** Where members write: the first four of `unmountable`, whose export would cost the runtime more than saying them again. */
const theirs = [
  '.userContent',
  '.Message',
  `[${attributes.noMount}]`,
  '[contenteditable]:not([contenteditable=false])',
];
const within = `:is(${theirs.join()})`;
const named = ':is([name],[id])';
const namedWithin = `${within}${named},${within} ${named}`;

/**
 * As `disarmFields`, for posts that come later and for all that a node is asked: an element that members named like that
 * takes the place of it in its form or document. For what is added before anybody can ask it; for what is there in idle
 * moments, since each look through a page of thousands of widgets takes a slow phone as long as a task may take.
 */
export function disarmPosts(window: Window & typeof globalThis): Promise<void> {
  const { document, Element, Node, MutationObserver } = window;
  const { getAttribute, matches, querySelectorAll, removeAttribute } = Element.prototype;
  const isAsked = (name: string | null) =>
    name !== null && (name in Node.prototype || name === 'assignedSlot');
  const disarm = (element: Element) => {
    for (const attribute of ['name', 'id'])
      if (isAsked(getAttribute.call(element, attribute))) removeAttribute.call(element, attribute);
  };
  new MutationObserver((records) =>
    records.forEach(({ addedNodes }) =>
      addedNodes.forEach((node) => {
        if (!(node instanceof Element)) return;
        if (matches.call(node, namedWithin)) disarm(node);
        querySelectorAll.call(node, namedWithin).forEach(disarm);
      }),
    ),
  ).observe(document, { childList: true, subtree: true });
  return warmUp(
    window,
    theirs.map((selector) => () => {
      for (const element of document.querySelectorAll(selector)) {
        disarm(element);
        querySelectorAll.call(element, named).forEach(disarm);
      }
    }),
  );
}
