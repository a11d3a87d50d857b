import { useLayoutEffect, useState } from 'react';
import type { ApiError } from '../../src/index';
import { ErrorBox } from '../../src/ui/ErrorBox';
import { Printed } from '../../src/ui/Printed';

interface Props {
  /** The tag; what the server printed is in it until this is first drawn. */
  printed?: Element;
  error: ApiError | null;
  /** Asks the server, unless it was asked less than so many milliseconds ago. */
  ask(maxAge?: number): Promise<void>;
}

/** A bar of which neither the page nor the server has said anything yet: until they do, what the server printed stays. */
export function UnreadBar({ printed, error, ask }: Props) {
  const [nodes] = useState(() => [...(printed?.childNodes ?? [])]);
  const [busy, setBusy] = useState(false);
  const again = () => void ask();
  // Focus on Retry or on a button of the server goes to the bar that takes this one's place.
  useLayoutEffect(
    () => () => {
      const was = document.activeElement;
      if (was?.localName !== 'button' || !printed?.contains(was)) return;
      queueMicrotask(() => {
        const buttons = [...printed.querySelectorAll('button')];
        const same = buttons.find(({ value }) => value && value === (was as HTMLButtonElement).value);
        (same ?? buttons[0])?.focus({ preventScroll: true });
      });
    },
    [printed],
  );
  async function retry() {
    setBusy(true);
    await ask(0);
    setBusy(false);
  }
  return (
    <div className="inl-reactions__unread" onPointerEnter={again} onFocus={again}>
      <Printed nodes={nodes} />
      {error && <ErrorBox error={error} onRetry={() => void retry()} busy={busy} />}
    </div>
  );
}
