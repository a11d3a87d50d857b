import { attributes } from '../contract/attributes';

/** The theme of the part of the page that an anchor is in, for what is shown in the layer root on its behalf. */
export function themeOf(anchor: Element): Record<string, string> {
  const theme = anchor.closest(`[${attributes.theme}]`)?.getAttribute(attributes.theme);
  return theme ? { [attributes.theme]: theme } : {};
}
