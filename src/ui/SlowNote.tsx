import { useEffect } from 'react';
import { useDelay } from './useDelay';
import { useUi } from './UiContext';

/** Says after ten seconds that a response takes long, where the optimistic state shows already. Stands until the response. */
export function SlowNote({ className }: { className?: string }) {
  const { announcer, locale } = useUi();
  const isSlow = useDelay(10_000);
  const words = locale.t('This is taking longer than usual…');
  useEffect(() => {
    if (isSlow) announcer.announce(words);
  }, [announcer, isSlow, words]);
  return isSlow && <p className={className}>{words}</p>;
}
