import { useCurrentUser } from '../../src/index';
import type { CountsWatch } from '../../src/resources/counts/watchCounts';
import { Extensions } from '../../src/ui/Extensions';
import { Account } from './Account';
import { BarSearch } from './BarSearch';
import { GuestLinks } from './GuestLinks';
import { LanguageToggle } from './LanguageToggle';
import { Logo } from './Logo';
import { NavList } from './NavList';
import type { Bar } from './useBar';
import type { SearchState } from './useSearchState';

interface Props {
  bar: Bar;
  counts: CountsWatch | null;
  search: SearchState;
}

/** The bar where there is room: menus and the reader's flyouts side by side. */
export function WideBar({ bar, counts, search }: Props) {
  const { userID } = useCurrentUser();
  return (
    <div className="inl-title-bar__inner">
      <Logo logo={bar.facts.logo} compact={false} />
      <NavList items={bar.navigation} />
      <BarSearch search={search} />
      <LanguageToggle />
      <Extensions point="titleBar.beforeMe" isCompact={false} />
      {userID === 0 ? <GuestLinks /> : <Account account={bar.account} counts={counts} />}
    </div>
  );
}
