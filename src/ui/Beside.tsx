import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { attributes } from '../contract/attributes';
import { useUi } from './UiContext';

/**
 * What stands beside the view's own tag and not in it: there the page finds tags of other widgets, and brings up to date what
 * shows a record. On a server it stands where it is.
 */
export function Beside({ children }: { children: ReactNode }) {
  return useUi().inner ? children : <Outside>{children}</Outside>;
}

function Outside({ children }: { children: ReactNode }) {
  const { document } = useUi().window;
  const anchor = useRef<HTMLSpanElement>(null);
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const { current } = anchor;
    place.className = 'inl-host inl-root';
    (current!.closest(`[${attributes.widget}]`) ?? current!).after(place);
    return () => place.remove();
  }, [place]);
  return (
    <>
      <span ref={anchor} hidden />
      {createPortal(children, place)}
    </>
  );
}
