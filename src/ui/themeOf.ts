import { attributes } from '../contract/attributes';

/** The theme around an anchor, for the layer that it opens in the layer root. */
export function themeOf(anchor: Element): Record<string, string> {
  const theme = anchor.closest(`[${attributes.theme}]`)?.getAttribute(attributes.theme);
  return theme ? { [attributes.theme]: theme } : {};
}
