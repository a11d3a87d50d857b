import type { NavItem } from '../../src/resources/navigation/navItem';
import { Flyout } from '../../src/ui/Flyout';
import { useLocale } from '../../src/ui/useLocale';
import { AccountMenu } from './AccountMenu';
import type { BarPartProps } from './barPart';

export function AccountFlyout({ anchor, onClose, account }: BarPartProps & { account: NavItem[] }) {
  const { t } = useLocale();
  return (
    <Flyout
      anchor={anchor}
      onClose={onClose}
      placement="bottom-end"
      label={t('My Account')}
      className="inl-bar-flyout"
    >
      <AccountMenu account={account} />
    </Flyout>
  );
}
