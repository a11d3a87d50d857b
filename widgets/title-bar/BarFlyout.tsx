import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../src/ui/Button';
import type { BarPartProps } from './barPart';

interface Props {
  /** Accessible name, with the count. */
  name: string;
  part: string;
  className?: string;
  /** The pointer or the focus is on the button: what it opens will be needed soon. */
  preload(): void;
  onOpen?: () => void;
  /** What the button looks like. */
  children: ReactNode;
  /** What it opens. */
  body(props: BarPartProps): ReactNode;
}

/** A button of the bar with a flyout or panel of its own. */
export function BarFlyout({ name, part, className, preload, onOpen, children, body }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const onClose = useCallback(() => setAnchor(null), []);
  return (
    <>
      <Button
        look="icon"
        className={className}
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={false}
        title={name}
        data-inlay-part={part}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={({ currentTarget, detail }) => {
          // The second half of a double click comes before the flyout's code, too.
          if (detail > 1) return;
          if (!anchor) onOpen?.();
          setAnchor(anchor ? null : currentTarget);
        }}
      >
        {children}
      </Button>
      {anchor && body({ anchor, onClose })}
    </>
  );
}
