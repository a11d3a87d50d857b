import { escapeHtml } from '../../posts/escapeHtml';

/** What templates know of the theme: whether it replaces a type, and the attributes of such a place. */
export interface FragmentPlaces {
  has(type: string): boolean;
  /** Opens and closes a place around what stands in it; both are empty where the theme replaces nothing. */
  open(type: string, props: () => object): string;
  close(type: string): string;
}

export function fragmentPlaces(fragments: Record<string, object>): FragmentPlaces {
  const has = (type: string) => Object.hasOwn(fragments, type);
  return {
    has,
    open: (type, props) =>
      has(type)
        ? `<div class="forum-place" data-inlay-fragment="${type}" data-props="${escapeHtml(JSON.stringify(props()))}">`
        : '',
    close: (type) => (has(type) ? '</div>' : ''),
  };
}
