import { LinkButton } from '../../src/ui/Button';
import { useEntryLinks } from '../../src/ui/useEntryLinks';
import { useLocale } from '../../src/ui/useLocale';

/** What a guest is offered. A forum that takes no new members has no register page. */
export function GuestLinks({ compact = false }: { compact?: boolean }) {
  const { t } = useLocale();
  const { signIn, register } = useEntryLinks();
  return (
    <div className="inl-title-bar__entry">
      {signIn && (
        <LinkButton look="text" className="inl-title-bar__sign-in" {...signIn}>
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
