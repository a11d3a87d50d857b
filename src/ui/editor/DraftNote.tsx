import { useState } from 'react';
import type { ApiError } from '../../contract/apiError';
import { RelativeTime } from '../RelativeTime';
import { SignInAgain } from '../SignInAgain';
import { useLeaveWarning } from '../useLeaveWarning';
import { useUi } from '../UiContext';

interface Props {
  /** Where the last words are. */
  saved: 'none' | 'memory' | 'local' | 'server' | 'both';
  /** Why the words have gone; null where this form itself has let them go. */
  ended: keyof typeof ends | null;
  /** Why the server does not have the last words. */
  error: ApiError | null;
  /** When the words were written, ISO 8601. */
  lastSaved: string | null;
  /** Counts up when they came from elsewhere (this machine, the server, another tab) or went away. */
  restored: number;
  /** When the server will publish them, ISO 8601. */
  dateScheduled?: string | null;
}

const places = {
  none: '',
  memory: 'Kept only in this tab.',
  local: 'Draft saved on this device.',
  server: 'Draft saved.',
  both: 'Draft saved.',
};

const ends = {
  posted: 'This draft has been posted.',
  discarded: 'This draft was discarded in another tab.',
  signedOut: 'You have been signed out. Your draft is not shown here any more.',
  replaced: 'Somebody else has signed in. The draft that was here is not shown any more.',
};

/**
 * Where the words are that have not been posted. What is kept is shown, with every pause, and not said; spoken is what
 * somebody has to know. While the words are nowhere else, the browser asks before it leaves.
 */
export function DraftNote({ saved, ended, error, lastSaved, restored, dateScheduled }: Props) {
  const { locale } = useUi();
  const { t } = locale;
  useLeaveWarning(saved === 'memory');
  const isKept = saved !== 'none' && !ended;
  // What is written after words have gone away is new.
  const [gone, setGone] = useState(0);
  if (!isKept && gone !== restored) setGone(restored);
  const signedOut = error?.status === 401 && isKept;
  const isFailed = saved === 'local' && error !== null;
  const place = () => {
    if (isFailed) return t('Saved on this device; the server has not got it yet.');
    if (dateScheduled && isKept)
      return t('It will be published on {date}.', { date: locale.date(dateScheduled, 'extended') });
    return t(places[saved]);
  };
  const spoken = () => {
    if (ended) return t(ends[ended]);
    if (signedOut) return t('You have been signed out. Your text is kept on this device.');
    return isKept && restored > gone && t('Your draft was restored.');
  };
  // What the server refused beside the words, a date, is told where it was given.
  const isWarning = saved === 'memory' || signedOut || isFailed;
  return (
    <p className="inl-root inl-draft-note" data-state={isWarning ? 'warning' : saved}>
      {!signedOut && !ended && <span>{place()}</span>}
      {lastSaved && isKept && !dateScheduled && <RelativeTime date={lastSaved} />}
      <span role="status">{spoken()}</span>
      {signedOut && <SignInAgain />}
    </p>
  );
}
