import { useLayoutEffect, useState } from 'react';
import { attributes } from '../../contract/attributes';
import type { Service } from '../../contract/widgetFacts';
import { useUi } from '../../ui/UiContext';
import { usePlace } from '../PlaceContext';
import { printedTag } from './printedTag';

interface Props {
  /** What the widget serves; a page without such a widget shows nothing here. */
  service: Service;
  props: object;
}

/**
 * A widget of the page inside a fragment. Its tag is a child of the fragment's place, where the page finds it like any
 * other, and shows through two slots where this stands. The server's own tag of that widget needs not stay below, then.
 */
export function PageTag({ service, props }: Props) {
  const { nextID, window, widgetFor } = useUi();
  const name = widgetFor(service);
  const { host, openSlot, cover } = usePlace();
  const [slot] = useState(nextID);
  const json = JSON.stringify(props);
  useLayoutEffect(() => {
    if (!name) return;
    const tag = window.document.createElement('div');
    tag.slot = slot;
    tag.setAttribute(attributes.widget, name);
    tag.setAttribute(attributes.props, json);
    // It is empty: nothing in it can be pressed that would wake it.
    tag.setAttribute(attributes.when, 'visible');
    const close = openSlot(slot);
    const printed = printedTag(host, name);
    const uncover = printed && cover(printed);
    host.append(tag);
    return () => {
      tag.remove();
      close();
      uncover?.();
    };
  }, [window, host, openSlot, cover, slot, name, json]);
  return <slot name={slot} />;
}
