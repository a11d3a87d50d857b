import { useLocale } from './useLocale';
import { useSignInUrl } from './useSignInUrl';

/** The way back in for somebody whose text has to stay where it is: in another tab. Nothing where the forum has no sign-in page. */
export function SignInAgain() {
  const { t } = useLocale();
  const url = useSignInUrl();
  return (
    url && (
      <a href={url} target="_blank" rel="noopener">
        {t('Sign in again in a new tab')}
      </a>
    )
  );
}
