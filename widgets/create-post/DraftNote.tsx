import type { DraftState } from '../../src/resources/drafts/draft';
import { RelativeTime } from '../../src/ui/RelativeTime';
import { useLeaveWarning } from '../../src/ui/useLeaveWarning';
import { useSignInUrl } from '../../src/ui/useSignInUrl';
import { useUi } from '../../src/ui/UiContext';

/** Where the words are by now. Spoken when that changes, not with every letter. */
export function DraftNote({ draft }: { draft: DraftState }) {
  const { locale } = useUi();
  const signInUrl = useSignInUrl();
  const { t } = locale;
  const { saved, ended, error, restored, lastSaved, dateScheduled } = draft;
  const signedOut = error?.status === 401;
  useLeaveWarning(saved === 'memory');
  const words = (): string => {
    if (ended === 'posted') return t('This draft was posted in another tab.');
    if (ended === 'discarded') return t('This draft was discarded in another tab.');
    if (ended === 'signedOut') return t('You have been signed out. Your draft is not shown here any more.');
    if (signedOut && saved !== 'none')
      return t('You have been signed out. Your text is kept on this device.');
    if (saved === 'memory') return t('Kept only in this tab: nothing can be stored on this device.');
    if (saved === 'local' && error) return t('Saved on this device; the server has not got it yet.');
    if (saved === 'none') return '';
    return dateScheduled
      ? t('It will be published on {date}.', { date: locale.date(dateScheduled, 'extended') })
      : t('Draft saved.');
  };
  const said = words();
  // What the server refused beside the words, a date, is told where it was given.
  const isWarning = saved === 'memory' || signedOut || (saved === 'local' && error !== null);
  return (
    <p className="inl-post__note" data-state={isWarning ? 'warning' : saved}>
      <span role="status">
        {said}
        {restored > 0 && !ended && said !== '' && ` ${t('Your draft was restored.')}`}
      </span>
      {lastSaved && said !== '' && !ended && !dateScheduled && <RelativeTime date={lastSaved} />}
      {signedOut && signInUrl && (
        <a href={signInUrl} target="_blank" rel="noopener">
          {t('Sign in again (opens a new tab)')}
        </a>
      )}
    </p>
  );
}
