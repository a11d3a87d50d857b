import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Mounts, updates and ends a view of nothing in particular, outside the page, so that React's code is compiled. */
export function rehearse(document: Document, Providers: ComponentType<{ children: ReactNode }>): void {
  const root = createRoot(document.createElement('div'));
  flushSync(() =>
    root.render(
      <Providers>
        <Play />
      </Providers>,
    ),
  );
  flushSync(() => root.unmount());
}

function Play() {
  const [played, setPlayed] = useState(false);
  useEffect(() => setPlayed(true), []);
  return (
    <button type="button" className="" aria-pressed={played} onClick={() => undefined}>
      {played && <span>.</span>}
    </button>
  );
}
