import { Icon } from '../../src/ui/Icon';
import { useLocale } from '../../src/ui/useLocale';
import { useSignOut } from '../../src/ui/useSignOut';
import { useSignOutGuard } from './useSignOutGuard';

/** Signing out changes something, so it is a form of the page's own and no link that anybody could set. */
export function SignOut() {
  const { t } = useLocale();
  const way = useSignOut();
  const hold = useSignOutGuard();
  if (!way) return null;
  const words = (
    <>
      <Icon name="sign-out" /> {t('Sign Out')}
    </>
  );
  if (!way.fields)
    return (
      <a className="inl-bar-menu__link inl-bar-account__out" href={way.url} onClick={hold}>
        {words}
      </a>
    );
  return (
    <form
      className="inl-bar-account__out"
      method="post"
      acceptCharset="utf-8"
      action={way.url}
      onSubmit={hold}
    >
      {Object.entries(way.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="inl-bar-menu__link inl-focus">
        {words}
      </button>
    </form>
  );
}
