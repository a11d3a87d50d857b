import type { ComponentPropsWithRef } from 'react';
import { useAppSelector, useCurrentUser } from '../../src/index';
import { selectCount } from '../../src/resources/counts/countsSlice';
import type { NavItem } from '../../src/resources/navigation/navItem';
import { useSiteLink } from '../../src/ui/useSiteLink';
import { useUi } from '../../src/ui/UiContext';
import { useWayOut } from '../../src/ui/useWayOut';

/** One link of a menu; the page that one is on says so. An address that may not be linked leaves its text. */
export function NavLink({ item, ...rest }: { item: NavItem } & ComponentPropsWithRef<'a'>) {
  const { locale, window } = useUi();
  const link = useSiteLink();
  const wayOut = useWayOut();
  const href = item.url === null ? null : link(item.url);
  const { pathname, origin } = window.location;
  const url = href?.startsWith('http') ? new URL(href) : null;
  const isHere = url !== null && url.origin === origin && url.pathname === pathname && url.search === '';
  const words = (
    <>
      {locale.t(item.name)} <NavBadge badge={item.badge} />
    </>
  );
  if (href === null) return <span className={rest.className}>{words}</span>;
  const out = wayOut(href);
  return (
    <a {...rest} {...out.link} href={href} aria-current={isHere ? 'page' : undefined}>
      {words}
      {out.note}
    </a>
  );
}

function NavBadge({ badge }: Pick<NavItem, 'badge'>) {
  const { locale } = useUi();
  const user = useCurrentUser();
  const isCount = badge?.type === 'count';
  const count = useAppSelector((state) => (isCount ? selectCount(state, badge.text, user) : 0));
  if (!badge || (isCount && count === 0)) return null;
  return (
    <span className="inl-title-bar__badge">{isCount ? locale.compact(count) : locale.t(badge.text)}</span>
  );
}
