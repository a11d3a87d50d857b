import { attributes } from '../../contract/attributes';
import { parseProps } from '../../contract/foreign';
import { printedTag } from './printedTag';

/** Props of a widget's tag that the server has printed in a place: it knows more of the post than a fragment is told. */
export function printedProps(host: Element, widget = ''): Record<string, unknown> | null {
  const tag = printedTag(host, widget);
  try {
    return tag ? parseProps(tag.getAttribute(attributes.props)) : null;
  } catch {
    // The tag itself says so where it mounts.
    return null;
  }
}
