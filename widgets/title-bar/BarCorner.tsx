import { useCurrentUser } from '../../src/index';
import type { CountsWatch } from '../../src/resources/counts/watchCounts';
import type { NavItem } from '../../src/resources/navigation/navItem';
import { Account } from './Account';
import { GuestLinks } from './GuestLinks';
import { LanguageToggle } from './LanguageToggle';

interface Props {
  account: NavItem[];
  counts: CountsWatch | null;
}

/** Languages and the reader's own corner, for a theme's bar. */
export function BarCorner({ account, counts }: Props) {
  const { userID } = useCurrentUser();
  return (
    <div className="inl-title-bar__corner">
      <LanguageToggle />
      {userID === 0 ? <GuestLinks /> : <Account account={account} counts={counts} />}
    </div>
  );
}
