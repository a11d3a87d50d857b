import { attributes } from '../../contract/attributes';
import { findAllOwn } from '../../contract/findOwn';

/** A widget's tag that the server has printed in a place; those that stand in the fragment, in a slot, are ours. */
export const printedTag = (host: Element, widget: string): Element | undefined =>
  findAllOwn(host, `[${attributes.widget}]`).find(
    (each) =>
      each.getAttribute(attributes.widget)?.toLowerCase() === widget.toLowerCase() &&
      !(each.slot && each.parentNode === host),
  );
