import { attributes, hostNames } from '../../contract/attributes';
import { parseProps } from '../../contract/foreign';

/** What the page says of its thread as a whole, unchecked: the props of the list that its comments stand in. */
export const readThread = (document: Document): Record<string, unknown> =>
  parseProps(document.getElementById(hostNames.thread)?.getAttribute(attributes.props) ?? null);

/** Whether the page shows the end of its thread, where new comments stand. */
export function showsEnd(document: Document): boolean {
  const thread = document.getElementById(hostNames.thread);
  return [attributes.props, attributes.shared].some(
    (name) => parseProps(thread?.getAttribute(name) ?? null).isLast === true,
  );
}
