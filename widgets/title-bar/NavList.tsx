import type { NavItem } from '../../src/resources/navigation/navItem';
import { useLocale } from '../../src/ui/useLocale';
import { MegaMenu } from './MegaMenu';
import { NavLink } from './NavLink';

/** The menu: links, and groups that open. Disclosures, not a menu bar: links stay links for assistive technology. */
export function NavList({ items }: { items: NavItem[] }) {
  const { t } = useLocale();
  return (
    <nav className="inl-title-bar__nav" aria-label={t('Site')}>
      <ul className="inl-title-bar__list">
        {items.map((item, index) =>
          item.children.length > 0 ? (
            <MegaMenu key={`${item.id}-${index}`} item={item} part={`nav-${index}`} />
          ) : (
            <li key={`${item.id}-${index}`} className="inl-title-bar__item">
              <NavLink item={item} className="inl-title-bar__link" />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
