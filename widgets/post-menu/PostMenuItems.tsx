import type { PostPlace } from '../../src/index';
import { ExtensionGroups } from '../../src/ui/menu/ExtensionGroups';
import { Menu } from '../../src/ui/menu/Menu';
import { MenuGroup } from '../../src/ui/menu/MenuGroup';
import { MenuItem } from '../../src/ui/menu/MenuItem';
import { useToasts } from '../../src/ui/toasts/useToasts';
import type { MenuOpening } from '../../src/ui/menu/useMenuButton';
import { useUi } from '../../src/ui/UiContext';
import { sharedLink } from './sharedLink';

interface Props extends MenuOpening {
  url: string;
  place: PostPlace;
}

/** The open menu: the post's link, and what add-ons have put there, group by group. */
export function PostMenuItems({ url, place, ...opening }: Props) {
  const { locale, window, home } = useUi();
  const { t } = locale;
  const { show } = useToasts();

  async function copy() {
    const link = sharedLink(url, home);
    try {
      await window.navigator.clipboard.writeText(link);
      show({ words: t('Link copied to clipboard.'), autoDismiss: true });
    } catch {
      // Browsers refuse without a permission, and some pages' policies forbid it: then the reader copies it.
      show({ words: link });
    }
  }

  return (
    <Menu {...opening}>
      <MenuGroup>
        <MenuItem icon="format-link" part="copy" onPress={() => void copy()}>
          {t(place.recordType === 'comment' ? 'Copy Link to Comment' : 'Copy Link')}
        </MenuItem>
      </MenuGroup>
      <ExtensionGroups point={`${place.recordType}.menu`} {...place} />
    </Menu>
  );
}
