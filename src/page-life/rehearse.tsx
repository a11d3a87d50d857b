import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';

/**
 * Renders a view of nothing in particular outside the page, where something stood before, so that React's code is
 * compiled. Resolves with the second act: a focus, a click, what they change, and the end.
 */
export async function rehearse(
  document: Document,
  Providers: ComponentType<{ children: ReactNode }>,
): Promise<() => void> {
  const stage = document.createElement('div');
  stage.append(document.createElement('p'));
  let root: Root;
  await new Promise<void>((resolve) => {
    // A failed rehearsal only leaves the first use slower.
    root = createRoot(stage, { onUncaughtError: () => resolve() });
    // All at once it would be a long task.
    startTransition(() =>
      root.render(
        <Providers>
          <Play onReady={resolve} />
        </Providers>,
      ),
    );
  });
  return () => {
    const button = stage.querySelector('button');
    button?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    // What it asks for is rendered in a microtask, as it would be for a reader.
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    queueMicrotask(() => queueMicrotask(() => flushSync(() => root.unmount())));
  };
}

function Play({ onReady }: { onReady(): void }) {
  const [clicks, setClicks] = useState(0);
  const [focused, setFocused] = useState(false);
  useEffect(onReady, [onReady]);
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
