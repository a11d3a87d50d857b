import { attributes } from '../contract/attributes';
import { parseProps } from '../contract/foreign';
import { closest } from './closest';
import { isForeign } from './isForeign';

/** A tag's own props, before what stands around it says for all in there. Throws `ForeignError` for what is no JSON. */
export const propsOfElement = (element: Element): Record<string, unknown> =>
  withShared(element, parseProps(element.getAttribute(attributes.props)));

/** The same for props that come from elsewhere: of a link, which may stand in a post whose writer would say the rest. */
export function withShared(element: Element, own: Record<string, unknown>): Record<string, unknown> {
  const around = closest(element, `[${attributes.shared}]`);
  if (!around || isForeign(around)) return own;
  const props = parseProps(around.getAttribute(attributes.shared));
  for (const [key, value] of Object.entries(own)) if (value !== undefined) props[key] = value;
  return props;
}
