import { useCurrentUser, type PostPlace } from '../../src/index';
import { readCatalog, usableOn, type Integration } from '../../src/resources/attachments/catalog';
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
  /** Opens the form of an integration. */
  onAttach(integration: Integration): void;
}

/** The open menu: the post's link, what add-ons have put there, group by group, and what other systems can be told of it. */
export function PostMenuItems({ url, place, onAttach, ...opening }: Props) {
  const { locale, window, home, meta } = useUi();
  const { t } = locale;
  const { show } = useToasts();
  const { userID } = useCurrentUser();
  const usable = usableOn(readCatalog(meta.raw.externalAttachments), place, userID);

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
      <MenuGroup>
        {usable.map((integration) => (
          <MenuItem key={integration.attachmentType} onPress={() => onAttach(integration)}>
            {t(integration.label)}
          </MenuItem>
        ))}
      </MenuGroup>
    </Menu>
  );
}
