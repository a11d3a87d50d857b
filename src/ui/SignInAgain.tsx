import { entryLinks } from './entryLinks';
import { useUi } from './UiContext';

/** The way back in for somebody whose text has to stay where it is: in another tab. Nothing where the forum has no sign-in page. */
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
