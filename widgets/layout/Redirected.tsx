import { useEffect } from 'react';
import { followRedirect } from '../../src/ui/followRedirect';
import { useUi } from '../../src/ui/UiContext';

interface Props {
  to: string;
  /** Told in English what keeps the reader here. */
  onProblem(words: string): void;
}

/** Milliseconds after which the reader hears that nothing has come of it. */
const patience = 5000;

/** A layout that is elsewhere: the page is left for it, and what it showed stays until then. */
export function Redirected({ to, onProblem }: Props) {
  const ui = useUi();
  useEffect(() => {
    const outcome = followRedirect(ui, to);
    if (outcome === 'circle') return onProblem('This page leads back to itself.');
    if (outcome === 'refused') return onProblem('This page leads to an address that cannot be opened.');
    const timer = setTimeout(() => onProblem('The page that this one leads to does not answer.'), patience);
    return () => clearTimeout(timer);
  }, [ui, to, onProblem]);
  return null;
}
