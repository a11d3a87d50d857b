import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * Mounts a view of nothing in particular outside the page, where something stood before, so that React's code is
 * compiled. Answers the second act: a focus, a click, what they change, and the end.
 */
export function rehearse(document: Document, Providers: ComponentType<{ children: ReactNode }>): () => void {
  const stage = document.createElement('div');
  stage.append(document.createElement('p'));
  const root = createRoot(stage);
  flushSync(() =>
    root.render(
      <Providers>
        <Play />
      </Providers>,
    ),
  );
  return () => {
    const button = stage.querySelector('button');
    button?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    // What it asks for is rendered in a microtask, as it would be for a reader.
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    queueMicrotask(() => queueMicrotask(() => flushSync(() => root.unmount())));
  };
}

function Play() {
  const [clicks, setClicks] = useState(0);
  const [focused, setFocused] = useState(false);
  useEffect(() => () => undefined, [clicks]);
  return (
    <form onFocus={() => setFocused(true)} data-state={focused}>
      <input type="hidden" name="play" value={clicks} />
      {['one', 'two'].map((name) => (
        <button
          key={name}
          type="button"
          className=""
          aria-label={`${name} ${clicks}`}
          aria-pressed={clicks > 0}
          onClick={() => setClicks(clicks + 1)}
        >
          <svg aria-hidden="true">
            <use href="#" />
          </svg>
          <span>{clicks || ''}</span>
        </button>
      ))}
      {clicks > 0 && <span>.</span>}
    </form>
  );
}
