import { useEffect, useState } from 'react';
import { useUi } from '../../src/ui/UiContext';

/** Milliseconds: how often the time that is left is told, near its end and before. */
const minute = 60_000;
const often = 5_000;
const seldom = 10_000;

/**
 * Milliseconds in which the author of a post may still edit it, by the server's clock; `Infinity` where there is no limit.
 * It goes on while `counts`, and while the page is seen.
 */
export function useEditTime(dateInserted: string | undefined, counts: boolean): number {
  const { window, meta, serverAhead } = useUi();
  const limit = meta.ui.editContentTimeout;
  const end = limit < 0 ? Infinity : Date.parse(dateInserted ?? '') + limit * 1000;
  const [now, setNow] = useState(() => Date.now() + (serverAhead() ?? 0));

  useEffect(() => {
    if (!counts || !Number.isFinite(end)) return;
    const { document } = window;
    let timer: number | undefined;
    const tick = () => {
      window.clearTimeout(timer);
      const time = Date.now() + (serverAhead() ?? 0);
      setNow(time);
      const left = end - time;
      if (document.hidden || left <= 0) return;
      timer = window.setTimeout(tick, left > minute ? seldom : Math.min(often, left));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [counts, end, window, serverAhead]);

  // A post without a date is none that anybody's time is known of.
  return Math.max(0, end - now || 0);
}
