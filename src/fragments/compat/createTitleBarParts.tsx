import { isValidElement, type CSSProperties } from 'react';
import type { FragmentKit, FragmentNavItem, TitleBarFragmentProps } from '../../contract/fragmentKit';
import { safeUrl } from '../../safe/safeUrl';
import { Extensions } from '../../ui/Extensions';
import type { Ui } from '../../ui/UiContext';
import { usePlace } from '../PlaceContext';
import type { DeployedComponents } from './createDeployedComponents';
import type { createSearchParts } from './createSearchParts';
import { PagePart } from './PagePart';
import { PageTag } from './PageTag';

interface Deps {
  ui: Ui;
  kit: FragmentKit;
  components: DeployedComponents;
  SearchBox: ReturnType<typeof createSearchParts>['SearchBox'];
}

/** Over the page instead of in the bar. */
const below: CSSProperties = {
  ...{ position: 'absolute', zIndex: 1, padding: 'var(--inl-space-3)' },
  ...{ background: 'var(--inl-color-surface)', boxShadow: '0 2px 8px rgb(0 0 0 / 25%)' },
};

/** What deployed title bars are put together from. The skip link stays the page's own, in front of every fragment. */
export function createTitleBarParts({ ui, kit, components, SearchBox }: Deps) {
  const { t } = ui.locale;
  const { Icon, Link } = kit;
  const { siteSectionSlugs } = ui.meta.raw;
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
  /** Account, counts and languages as the forum's own bar has them. */
  const MeBox = () => {
    const { corner } = usePlace().props;
    return isValidElement(corner) ? <PagePart>{corner}</PagePart> : null;
  };
  const NavList = ({ items, style }: { items: readonly FragmentNavItem[]; style?: CSSProperties }) => (
    <ul style={style}>
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
    /** The page's own where it says which parts of the forum there are, else what add-ons bring, as in the forum's own bar. */
    SubcommunityPicker: () =>
      Array.isArray(siteSectionSlugs) && siteSectionSlugs.length > 0 ? (
        <PageTag service="sections" props={{ buttonType: 'titleBarLink', forceIcon: true }} />
      ) : (
        <Extensions point="titleBar.beforeMe" isCompact={false} />
      ),
    NavigationMobile: (props: { navigationItems?: readonly FragmentNavItem[]; className?: string }) => (
      <details className={props.className}>
        <summary aria-label={t('Menu')}>
          <Icon name="menu" />
        </summary>
        <NavList items={props.navigationItems ?? []} style={below} />
      </details>
    ),
  };
}
