import { useSyncExternalStore } from 'react';
import type { DateKind } from '../locale/createDates';
import { useUi } from './UiContext';

interface Props {
  /** ISO 8601 with zone, as the API sends it. */
  date: string;
  mode?: 'relative' | 'fixed';
  kind?: DateKind;
  className?: string;
}

/** `3 minutes ago`, kept true by the page's clock; or a fixed date. Not a live region: nobody wants the time read out. */
export function RelativeTime({ date, mode = 'relative', kind = 'default', className }: Props) {
  const { locale } = useUi();
  return (
    <time className={className} dateTime={date} title={locale.date(date, 'extended')}>
      {mode === 'relative' ? <Ticking date={date} /> : locale.date(date, kind)}
    </time>
  );
}

function Ticking({ date }: { date: string }) {
  const { ticker, locale } = useUi();
  return locale.relative(date, useSyncExternalStore(ticker.subscribe, ticker.now));
}
