import { useCurrentUser } from '../../src/index';
import { entryLinks } from '../../src/ui/entryLinks';
import { useUi } from '../../src/ui/UiContext';

/** Why there is no form: the page may have been printed before the session ended. */
export function NotAllowed({ closed }: { closed: boolean }) {
  const ui = useUi();
  const { signIn } = entryLinks(ui);
  const { t } = ui.locale;
  const { userID } = useCurrentUser();
  if (userID > 0)
    return (
      <p className="inl-root inl-compose__note">
        {t(closed ? 'This discussion has been closed.' : 'You may not comment in this category.')}
      </p>
    );
  return (
    <p className="inl-root inl-compose__note">
      {t('Sign in or register to comment.')} {signIn && <a {...signIn}>{t('Sign In')}</a>}
    </p>
  );
}
