import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../../src/index';
import { toastWords } from '../../../src/ui/toasts/toastWords';
import { useToasts } from '../../../src/ui/toasts/useToasts';
import { useUi } from '../../../src/ui/UiContext';

/** One call at a time. What has failed after the dialog was closed is told in a toast. */
export function useDialogCall() {
  const { locale } = useUi();
  const toasts = useToasts();
  const here = useRef(true);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  /** Answers whether it is done. */
  async function run(call: () => Promise<ApiError | null>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    const failure = await call();
    setBusy(false);
    setError(failure);
    if (failure && !here.current) toasts.show({ words: toastWords(failure, locale), tone: 'error' });
    return failure === null;
  }
  return { busy, error, run };
}
