import type { ApiError } from '../../src/index';
import { errorWords } from '../../src/ui/errorWords';
import { useUi } from '../../src/ui/UiContext';

/** Why a post was not taken. Whoever has been signed out does so again in another tab: the text stays here. */
export function PostProblem({ problem, id }: { problem: ApiError | string; id: string }) {
  const { locale, signInUrl } = useUi();
  const { t } = locale;
  const words =
    typeof problem === 'object' && problem.fields.length > 0
      ? problem.fields.map(({ message }) => t(message))
      : [errorWords(problem, locale).title, errorWords(problem, locale).body];
  const signedOut = typeof problem === 'object' && problem.code === 'unauthorized';
  return (
    <div role="alert" id={id}>
      {words.filter(Boolean).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {signedOut && signInUrl && (
        <p>
          <a href={signInUrl} target="_blank" rel="noopener">
            {t('Sign in again in a new tab')}
          </a>
        </p>
      )}
    </div>
  );
}
