import type { ReactNode } from 'react';
import { isPlainPress } from '../../src/ui/pager/isPlainPress';

interface Props {
  href: string;
  onPress(): void;
  part?: string;
  isCurrent?: boolean;
  children: ReactNode;
}

/** A link whose plain press is the page's own; other presses open its address as those of links do. */
export function PlainLink({ href, onPress, part, isCurrent = false, children }: Props) {
  return (
    <a
      href={href}
      data-inlay-part={part}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        if (!isCurrent) onPress();
      }}
    >
      {children}
    </a>
  );
}
