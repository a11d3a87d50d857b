import { attributes, hostNames } from '../../contract/attributes';
import { parseProps } from '../../contract/foreign';

/** What the page says of its thread as a whole, unchecked: the props of the list that its comments stand in. */
export const readThread = (document: Document): Record<string, unknown> =>
  parseProps(document.getElementById(hostNames.thread)?.getAttribute(attributes.props) ?? null);
