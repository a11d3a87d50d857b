import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface Props {
  /** Nothing was chosen in here, and it has to be. */
  problem: string | null;
  /** How often it was sent like that. */
  attempts: number;
  children: ReactNode;
}

/** Moves focus to the empty field, and scrolls its error into view. */
export function FocusProblem({ problem, attempts, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem === null) return;
    box.current?.querySelector<HTMLElement>('input:enabled')?.focus();
    box.current?.querySelector('.inl-field__problems')?.scrollIntoView({ block: 'nearest' });
  }, [problem, attempts]);
  return <div ref={box}>{children}</div>;
}
