import type { ReactNode } from 'react';
import type { FragmentKit, FragmentNavItem, TitleBarFragmentProps } from '../../contract/fragmentKit';
import { profileUrl } from '../../safe/profileUrl';
import { safeUrl } from '../../safe/safeUrl';
import { entryLinks } from '../../ui/entryLinks';
import { Extensions } from '../../ui/Extensions';
import type { Ui } from '../../ui/UiContext';
import { usePlace } from '../PlaceContext';
import type { DeployedComponents } from './createDeployedComponents';
import type { createSearchParts } from './createSearchParts';

interface Deps {
  ui: Ui;
  kit: FragmentKit;
  components: DeployedComponents;
  SearchBox: ReturnType<typeof createSearchParts>['SearchBox'];
}

/** What deployed title bars are put together from. The skip link stays the page's own, in front of every fragment. */
export function createTitleBarParts({ ui, kit, components, SearchBox }: Deps) {
  const { t } = ui.locale;
  const { Avatar, Icon, Link } = kit;
  const logo = (which: 'imageUrl' | 'imageUrlMobile') =>
    function Logo() {
      const { logo: facts } = usePlace().props as unknown as TitleBarFragmentProps;
      const src = safeUrl('asset', facts[which] ?? facts.imageUrl, ui.urls());
      return (
        <Link href={facts.url}>
          {src ? <img src={src} alt={facts.name} referrerPolicy="strict-origin" /> : facts.name}
        </Link>
      );
    };
  const row = { display: 'flex', alignItems: 'center', gap: 'var(--inl-space-3)' };
  const iconLink = (href: string, name: string, icon: ReactNode) => (
    <Link href={`${ui.section}${href}`} aria-label={t(name)} title={t(name)}>
      {icon}
    </Link>
  );
  const MeBox = () => {
    const user = kit.useCurrentUser();
    if (user.isSignedIn)
      return (
        <div style={row}>
          {iconLink('/profile/notifications', 'Notifications', <Icon name="bell" />)}
          {ui.meta.context.conversationsEnabled && iconLink('/messages', 'Messages', <Icon name="message" />)}
          <Link href={profileUrl(user, ui.section)} aria-label={t('My Account')}>
            <Avatar photoUrl={user.photoUrl} size="small" />
          </Link>
        </div>
      );
    const { signIn, register } = entryLinks(ui);
    return (
      <div style={row}>
        {signIn && (
          <kit.LinkButton look="text" {...signIn}>
            {t('Sign In')}
          </kit.LinkButton>
        )}
        {register && (
          <kit.LinkButton look="primary" {...register}>
            {t('Register')}
          </kit.LinkButton>
        )}
      </div>
    );
  };
  const NavList = ({ items }: { items: readonly FragmentNavItem[] }) => (
    <ul>
      {items.map(({ id, name, url, children }) => (
        <li key={id}>
          {url ? <Link href={url}>{t(name)}</Link> : <span>{t(name)}</span>}
          {children.length > 0 && <NavList items={children} />}
        </li>
      ))}
    </ul>
  );
  return {
    LayoutWidget: components.LayoutWidget,
    ...{ LogoDesktop: logo('imageUrl'), LogoMobile: logo('imageUrlMobile') },
    ...{ MeBoxDesktop: MeBox, MeBoxMobile: MeBox, SearchBox },
    ...{ SkipNavLink: () => null, SkipNavContent: () => null },
    /** Add-ons bring it, as they do in the forum's own bar. */
    SubcommunityPicker: () => <Extensions point="titleBar.beforeMe" isCompact={false} />,
    NavigationMobile: (props: { navigationItems?: readonly FragmentNavItem[]; className?: string }) => (
      <details className={props.className}>
        <summary aria-label={t('Menu')}>
          <Icon name="menu" />
        </summary>
        <NavList items={props.navigationItems ?? []} />
      </details>
    ),
  };
}
