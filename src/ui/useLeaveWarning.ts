import { useEffect } from 'react';
import { attributes } from '../contract/attributes';
import { useUi } from './UiContext';

/** While words, or work under way, are nowhere but on this page, the browser asks before it leaves it: unless we have. */
export function useLeaveWarning(isAtRisk: boolean): void {
  const { window } = useUi();
  useEffect(() => {
    if (!isAtRisk) return;
    const root = window.document.documentElement;
    const ask = (event: BeforeUnloadEvent) => root.hasAttribute(attributes.state) || event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk, window]);
}
