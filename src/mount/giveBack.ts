import type { Root } from 'react-dom/client';
import { attributes } from '../contract/attributes';
import type { Tag } from '../contract/tag';
import type { WidgetDefinition } from '../contract/widget';

/** A tag that is set in. */
export interface Mounted {
  tag: Tag;
  definition: WidgetDefinition;
  root: Root;
  /** Where React renders: the tag's element, or the element that has taken its place. */
  container: Element;
  /** The element that `container` has replaced. */
  replaced: Element | null;
  /** The server's nodes, as they were before the first render. */
  before: Node[];
  json: string | null;
  /** Gives what the reader has written, and focus, to the controls of what takes the place of this. */
  handOver(place: Element): void;
  /** Once per mount: a page that rewrites our text breaks React's view, a fresh one recovers. */
  recovers: boolean;
  /** The view is in the page, and its effects have run. */
  onShown(): void;
}

/** An element of our own for a widget that replaces its host's. */
export function standIn(element: Element): Element {
  const container = element.ownerDocument.createElement('div');
  container.className = 'inl-host inl-root';
  // A page that moves it gives it to us as a new tag, with nothing but these to go by.
  for (const name of [attributes.widget, attributes.props])
    container.setAttribute(name, element.getAttribute(name) ?? '{}');
  return container;
}

/** The HTML in place of a view that failed in use: the server's own form, which works, or else `copies`, the last good view. */
export function lastGood({ before }: Mounted, copies: Node[]): Node[] {
  const hasForm = (node: Node) =>
    node instanceof Element && (node.matches('form') || node.querySelector('form') !== null);
  // A copy of a view's own form has nothing by which the server would know what it is sent.
  return copies.length === 0 || [...before, ...copies].some(hasForm) ? before : copies;
}

/** Puts the host's element back where a stand-in was, with the given nodes inside. */
export function giveBack(
  tags: Map<Element, Tag>,
  { tag, container, replaced }: Mounted,
  nodes: Node[],
): void {
  if (replaced) {
    if (tags.delete(container)) tags.set(replaced, tag);
    container.replaceWith(replaced);
    tag.element = replaced;
  }
  tag.element.replaceChildren(...nodes);
}
