import { useEffect } from 'react';
import { useUi } from './UiContext';

/** While words, or work under way, are nowhere but on this page, the browser asks before it leaves it. */
export function useLeaveWarning(isAtRisk: boolean): void {
  const { window } = useUi();
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk, window]);
}
