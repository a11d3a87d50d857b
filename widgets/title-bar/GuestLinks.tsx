import { LinkButton } from '../../src/ui/Button';
import { entryLinks } from '../../src/ui/entryLinks';
import { useUi } from '../../src/ui/UiContext';

/** What a guest is offered. A forum that takes no new members has no register page. */
export function GuestLinks({ compact = false }: { compact?: boolean }) {
  const ui = useUi();
  const { t } = ui.locale;
  const { signIn, register } = entryLinks(ui);
  return (
    <div className="inl-title-bar__entry">
      {signIn && (
        <LinkButton look="text" className="inl-title-bar__sign-in" data-inlay-part="sign-in" {...signIn}>
          {t('Sign In')}
        </LinkButton>
      )}
      {register && !compact && (
        <LinkButton look="primary" {...register}>
          {t('Register')}
        </LinkButton>
      )}
    </div>
  );
}
