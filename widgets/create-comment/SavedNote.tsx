import type { ApiError } from '../../src/index';
import type { DraftPlace, DraftState } from '../../src/resources/drafts/draft';
import { useLeaveWarning } from '../../src/ui/useLeaveWarning';
import { useSignInUrl } from '../../src/ui/useSignInUrl';
import { useUi } from '../../src/ui/UiContext';

const words: Partial<Record<DraftPlace, string>> = {
  memory: 'Kept only in this tab.',
  local: 'Draft saved on this device.',
  server: 'Draft saved.',
  both: 'Draft saved.',
};

const ends = {
  posted: 'This draft was posted in another tab.',
  discarded: 'This draft was discarded in another tab.',
  signedOut: 'You have been signed out. Your draft is not shown here any more.',
};

interface Props {
  saved: DraftPlace;
  /** Why the words have gone; null where this form itself has let them go. */
  ended: DraftState['ended'];
  /** Why the server does not have the last words. */
  error: ApiError | null;
}

/** Where the words are that have not been posted. While they are nowhere else, the browser asks before it leaves. */
export function SavedNote({ saved, ended, error }: Props) {
  const { locale } = useUi();
  const signInUrl = useSignInUrl();
  const { t } = locale;
  useLeaveWarning(saved === 'memory');
  const failed = saved === 'local' ? error : null;
  const signedOut = failed?.status === 401;
  const text = failed ? 'Saved on this device; the server has not got it yet.' : words[saved];
  const spoken = ended
    ? ends[ended]
    : signedOut && 'You have been signed out. Your text is kept on this device.';
  return (
    <>
      {text && !signedOut && <span className="inl-compose__saved">{t(text)}</span>}
      {/* Words that vanish under somebody's hands are spoken of; what is kept is shown, with every pause, and not said. */}
      <span className="inl-compose__saved" role="status">
        {spoken && t(spoken)}
      </span>
      {signedOut && signInUrl && (
        <a href={signInUrl} target="_blank" rel="noopener">
          {t('Sign in again in a new tab')}
        </a>
      )}
    </>
  );
}
