import { useEffect } from 'react';
import { attributes } from '../contract/attributes';
import { useUi } from './UiContext';

/** While text or running work exists on this page only, the browser asks before it leaves, unless our own dialog has. */
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
