import { ExtensionGroups } from '../../src/ui/menu/ExtensionGroups';
import { Menu } from '../../src/ui/menu/Menu';
import type { MenuOpening } from '../../src/ui/menu/useMenuButton';

/** The card's open menu. */
export function CardMenuItems({ userID, ...opening }: MenuOpening & { userID: number }) {
  return (
    <Menu {...opening}>
      <ExtensionGroups point="userCard.menu" userID={userID} />
    </Menu>
  );
}
