import { useSyncExternalStore } from 'react';
import type { DateKind } from '../locale/createDates';
import { useUi } from './UiContext';

interface Props {
  /** ISO 8601 with zone, as the API sends it. */
  date: string;
  mode?: 'relative' | 'fixed';
  kind?: DateKind;
  /** Whose clock wrote the date. */
  clock?: 'server' | 'own';
  className?: string;
}

/** Longer than clocks are apart that are only set wrong, also by a time zone. */
const day = 86_400_000;

/** `3 minutes ago`, updated by the page's ticker; or a fixed date. Not a live region, so that the time is not announced. */
export function RelativeTime({
  date,
  mode = 'relative',
  kind = 'default',
  clock = 'server',
  className,
}: Props) {
  const { locale } = useUi();
  return (
    <time className={className} dateTime={date} title={locale.date(date, 'extended')}>
      {mode === 'relative' ? <Ticking date={date} clock={clock} /> : locale.date(date, kind)}
    </time>
  );
}

function Ticking({ date, clock }: Required<Pick<Props, 'date' | 'clock'>>) {
  const { ticker, locale, serverAhead } = useUi();
  const now = useSyncExternalStore(ticker.subscribe, ticker.now);
  const ahead = clock === 'own' ? null : serverAhead();
  if (ahead !== null) return locale.relative(date, now + ahead);
  // Another machine has written it, and its clock is not known: what seems to be to come has just happened.
  const early = Date.parse(date) - now;
  return locale.relative(early > 0 && early < day ? now : date, now);
}
