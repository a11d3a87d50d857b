import { useEffect, useState, type ReactNode } from 'react';
import { followRedirect } from '../../src/ui/followRedirect';
import { useLocale } from '../../src/ui/useLocale';
import { PageError } from '../../src/ui/PageError';
import { useUi } from '../../src/ui/UiContext';

/** Milliseconds after which the reader hears that nothing has come of it. */
const patience = 5000;

/** A layout that is elsewhere: the page is left for it, and what it showed stays until then. */
export function Redirected({ to, children }: { to: string; children: ReactNode }) {
  const ui = useUi();
  const { t } = useLocale();
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const outcome = followRedirect(ui, to);
    if (outcome === 'circle') return setProblem('This page leads back to itself.');
    if (outcome === 'refused') return setProblem('This page leads to an address that cannot be opened.');
    const timer = setTimeout(() => setProblem('The page that this one leads to does not answer.'), patience);
    return () => clearTimeout(timer);
  }, [ui, to]);
  return problem === null ? children : <PageError failure={{ render: t(problem) }} />;
}
