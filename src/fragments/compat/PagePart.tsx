import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useUi } from '../../ui/UiContext';
import { usePlace } from '../PlaceContext';

/**
 * A view of the widget around, inside a fragment. It is a child of the fragment's place and shows where this stands: in the
 * page itself its styles hold, and what it opens is not clipped.
 */
export function PagePart({ children }: { children: ReactNode }) {
  const { nextID, window } = useUi();
  const { host, openSlot } = usePlace();
  const [element] = useState(() => Object.assign(window.document.createElement('div'), { slot: nextID() }));
  useLayoutEffect(() => {
    const close = openSlot(element.slot);
    host.append(element);
    return () => {
      element.remove();
      close();
    };
  }, [host, openSlot, element]);
  return (
    <>
      <slot name={element.slot} />
      {createPortal(children, element)}
    </>
  );
}
