import type { ApiError } from '../../src/index';
import { errorWords } from '../../src/ui/errorWords';
import { useLastingFailure } from '../../src/ui/useLastingFailure';
import { useUi } from '../../src/ui/UiContext';

/** Why a reaction was not taken, below the bar. */
export function ReactionFailure({ error: given }: { error: ApiError }) {
  const { locale, signInUrl } = useUi();
  const error = useLastingFailure(given);
  if (!error) return null;
  const signedOut = error.code === 'unauthorized' || error.permissions?.includes('Garden.SignIn.Allow');
  return (
    <p className="inl-root inl-reactions__failure">
      <bdi className="inl-reactions__error">{errorWords(error, locale).body}</bdi>
      {signedOut && signInUrl && <a href={signInUrl}>{locale.t('Sign In')}</a>}
    </p>
  );
}
