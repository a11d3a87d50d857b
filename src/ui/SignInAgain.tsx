import { entryLinks } from './entryLinks';
import { useUi } from './UiContext';

/** A link to sign in in another tab, so that the text on this page stays. Nothing when the forum has no sign-in page. */
export function SignInAgain() {
  const ui = useUi();
  const { signIn } = entryLinks(ui);
  return (
    signIn && (
      <a {...signIn} target="_blank" rel="noopener">
        {ui.locale.t('Sign in again in a new tab')}
      </a>
    )
  );
}
