import { useEffect, useRef } from 'react';
import { useUi } from '../ui/UiContext';
import { isSignedOut, placeWords, type Place } from './placeWords';

type Heard = 'nothing' | 'kept' | 'untaken' | 'lost';

/** The announced state of a draft. `before`: the last announced state, and where the text was. */
function heardOf({ saved, error }: Place, before: { heard: Heard; saved: Place['saved'] }): Heard {
  if (saved === 'none') return 'nothing';
  // The server takes what it has taken before with every pause: until it does not, the writer hears of nothing.
  if (saved === 'memory') return before.saved === 'server' && !error ? before.heard : 'lost';
  if (saved !== 'local') return 'kept';
  return error || before.heard === 'untaken' ? 'untaken' : 'kept';
}

/**
 * Speaks of where a draft is once per state, however often it is saved in it: kept, not taken by the server, or nowhere but
 * in this tab. `isRestored`: the note itself says that it is kept.
 */
export function useSpokenPlace({ saved, error, dateScheduled }: Place, isRestored: boolean): void {
  const { announcer, locale } = useUi();
  const last = useRef<{ heard: Heard; saved: Place['saved'] }>({ heard: 'nothing', saved: 'none' });
  useEffect(() => {
    const { t } = locale;
    const before = last.current;
    const heard = heardOf({ saved, error }, before);
    last.current = { heard, saved: saved === 'memory' ? before.saved : saved };
    const isTold = isRestored && heard === 'kept' && before.heard === 'nothing';
    // A lost session and a date have words of their own.
    if (heard === before.heard || isTold || isSignedOut({ saved, error }) || dateScheduled) return;
    if (heard === 'lost') announcer.announce(placeWords({ saved, error }, locale));
    if (heard === 'untaken')
      announcer.announce(t('Your draft is kept on this device; the server has not got it yet.'));
    if (heard === 'kept')
      announcer.announce(
        saved === 'local' ? t('Your draft is kept on this device.') : t('Your draft has been saved.'),
      );
  }, [saved, error, dateScheduled, isRestored, announcer, locale]);
}
