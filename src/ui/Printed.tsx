import { useLayoutEffect, useRef } from 'react';

/** Copies of what the server printed: its own nodes go back to where they were when the view is taken out. */
export function Printed({ nodes }: { nodes: readonly Node[] }) {
  const ref = useRef<HTMLDivElement>(null);
  const first = useRef(nodes);
  useLayoutEffect(
    () => ref.current!.replaceChildren(...first.current.map((node) => node.cloneNode(true))),
    [],
  );
  return <div ref={ref} className="inl-printed" />;
}
