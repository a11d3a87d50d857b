import { useEffect, useRef, useState } from 'react';
import { RelativeTime } from '../ui/RelativeTime';
import { SignInAgain } from '../ui/SignInAgain';
import { useLeaveWarning } from '../ui/useLeaveWarning';
import { useUi } from '../ui/UiContext';
import { isSignedOut, placeWords, type Place } from './placeWords';

interface Props extends Place {
  /** Another tab writes the draft: this one has nothing to say about it. */
  isElsewhere?: boolean;
  /** Why the text has gone; null where this form itself has let it go. */
  ended: keyof typeof ends | null;
  /** When the text was written, ISO 8601. */
  lastSaved: string | null;
  /** Counts up when text came from elsewhere (this machine, the server, another tab) or went away. */
  restored: number;
}

const ends = {
  posted: 'This draft has been posted.',
  discarded: 'This draft was discarded in another tab.',
  signedOut: 'You have been signed out. Your draft is not shown here any more.',
};

/**
 * Where a draft is persisted: shown with every pause, announced once per state. While only this tab has the text, the browser
 * asks before it leaves.
 */
export function DraftNote(props: Props) {
  const { saved, ended, error, lastSaved, restored, dateScheduled, isElsewhere } = props;
  const { locale } = useUi();
  const { t } = locale;
  useLeaveWarning(saved === 'memory');
  const isKept = saved !== 'none' && !ended;
  // Text typed after a discard is a new draft.
  const [gone, setGone] = useState(0);
  if (!isKept && gone !== restored) setGone(restored);
  useSpokenPlace(ended || isElsewhere ? { ...props, saved: 'none' } : props, restored > gone);
  const signedOut = isSignedOut(props) && !ended;
  const isFailed = saved === 'local' && error !== null;
  if (isElsewhere) return null;
  const spoken = () => {
    if (ended) return t(ends[ended]);
    if (signedOut) return placeWords(props, locale);
    return isKept && restored > gone && t('Your draft was restored.');
  };
  // An error of the date is shown at its field.
  const isWarning = saved === 'memory' || signedOut || isFailed;
  return (
    <p className="inl-root inl-draft-note" data-state={isWarning ? 'warning' : saved}>
      {!signedOut && !ended && <span>{placeWords(props, locale)}</span>}
      {lastSaved && isKept && !signedOut && !dateScheduled && <RelativeTime date={lastSaved} clock="own" />}
      <span role="status">{spoken()}</span>
      {signedOut && <SignInAgain />}
    </p>
  );
}

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
function useSpokenPlace({ saved, error, dateScheduled }: Place, isRestored: boolean): void {
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
