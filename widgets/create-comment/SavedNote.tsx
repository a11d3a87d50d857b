import { useEffect } from 'react';
import type { DraftPlace } from '../../src/resources/drafts/draft';
import { useUi } from '../../src/ui/UiContext';

const words: Partial<Record<DraftPlace, string>> = {
  memory: 'Kept only in this tab.',
  local: 'Draft saved on this device.',
  server: 'Draft saved.',
  both: 'Draft saved.',
};

/** Where the words are that have not been posted. While they are nowhere else, the browser asks before it leaves. */
export function SavedNote({ saved }: { saved: DraftPlace }) {
  const { locale, window } = useUi();
  const isAtRisk = saved === 'memory';
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk, window]);
  const text = words[saved];
  return text ? <span className="inl-compose__saved">{locale.t(text)}</span> : null;
}
