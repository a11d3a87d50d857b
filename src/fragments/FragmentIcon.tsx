import { useLayoutEffect, useRef } from 'react';
import { useUi } from '../ui/UiContext';

/** An icon of the page's sprite, as a copy: a reference to it does not reach out of a shadow root. */
export function FragmentIcon({ name, className = '' }: { name: string; className?: string }) {
  const { window } = useUi();
  const ref = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const symbol = window.document.getElementById(`inl-icon-${name}`);
    ref.current!.replaceChildren(...[...(symbol?.childNodes ?? [])].map((node) => node.cloneNode(true)));
  }, [name, window]);
  return <svg ref={ref} className={`inl-icon ${className}`} viewBox="0 0 24 24" aria-hidden="true" />;
}
