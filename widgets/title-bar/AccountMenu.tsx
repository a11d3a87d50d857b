import { useCurrentUser } from '../../src/index';
import type { NavItem } from '../../src/resources/navigation/navItem';
import { Avatar } from '../../src/ui/Avatar';
import { Extensions } from '../../src/ui/Extensions';
import { useUi } from '../../src/ui/UiContext';
import { useUniqueID } from '../../src/ui/useUniqueID';
import { useUserLinks } from '../../src/ui/useUserLinks';
import { NavLink } from './NavLink';
import { SignOut } from './SignOut';

/** The current user, their pages of the forum, and Sign Out. */
export function AccountMenu({ account }: { account: NavItem[] }) {
  const { locale } = useUi();
  const user = useCurrentUser();
  const links = useUserLinks();
  return (
    <div className="inl-bar-account">
      <a className="inl-bar-account__user" href={links.profile(user)}>
        <Avatar photoUrl={user.photoUrl} />
        <span className="inl-bar-account__who">
          <strong>
            <bdi>{user.name}</bdi>
          </strong>
          <span className="inl-bar-account__hint">{locale.t('View Profile')}</span>
        </span>
      </a>
      {account.map((item, index) => (
        <Section key={`${item.id}-${index}`} item={item} />
      ))}
      <Extensions point="account.entries" />
      <SignOut />
    </div>
  );
}

function Section({ item }: { item: NavItem }) {
  const { locale } = useUi();
  const id = useUniqueID();
  const links = item.children.length > 0 ? item.children : [item];
  const isNamed = item.children.length > 0;
  return (
    <section className="inl-bar-account__section" aria-labelledby={isNamed ? id : undefined}>
      {isNamed && (
        <h3 id={id} className="inl-bar-account__heading">
          {locale.t(item.name)}
        </h3>
      )}
      <ul className="inl-bar-menu">
        {links.map((link, index) => (
          <li key={`${link.id}-${index}`}>
            <NavLink item={link} className="inl-bar-menu__link" />
          </li>
        ))}
      </ul>
    </section>
  );
}
