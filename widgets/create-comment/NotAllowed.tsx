import { useCurrentUser } from '../../src/index';
import { useSignInUrl } from '../../src/ui/useSignInUrl';
import { useUi } from '../../src/ui/UiContext';

/** Why there is no form: the page may have been made for somebody who was still signed in. */
export function NotAllowed({ closed }: { closed: boolean }) {
  const { locale } = useUi();
  const signInUrl = useSignInUrl();
  const { t } = locale;
  const { userID } = useCurrentUser();
  if (userID > 0)
    return (
      <p className="inl-root inl-compose__note">
        {t(closed ? 'This discussion has been closed.' : 'You may not comment in this category.')}
      </p>
    );
  return (
    <p className="inl-root inl-compose__note">
      {t('Sign in or register to comment.')} {signInUrl && <a href={signInUrl}>{t('Sign In')}</a>}
    </p>
  );
}
