import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface Props {
  /** Nothing was chosen in here, and it has to be. */
  problem: string | null;
  children: ReactNode;
}

/** Focus goes to the field that was left empty. */
export function FocusProblem({ problem, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem !== null) box.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  }, [problem]);
  return <div ref={box}>{children}</div>;
}
