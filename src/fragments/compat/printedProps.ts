import { attributes } from '../../contract/attributes';
import { parseProps } from '../../contract/foreign';

/**
 * Props of a widget's tag that the server has printed in a place: it knows more of the post than a fragment is told. Tags
 * that stand in the fragment, in a slot, are ours.
 */
export function printedProps(host: Element, widget: string | undefined): Record<string, unknown> | null {
  const tag = [...host.querySelectorAll(`[${attributes.widget}]`)].find(
    (each) =>
      each.getAttribute(attributes.widget)?.toLowerCase() === widget?.toLowerCase() &&
      !(each.slot && each.parentNode === host),
  );
  try {
    return tag ? parseProps(tag.getAttribute(attributes.props)) : null;
  } catch {
    // The tag itself says so where it mounts.
    return null;
  }
}
