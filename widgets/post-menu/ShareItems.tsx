import { safeUrl, useCurrentUser, usePermission } from '../../src/index';
import { Menu } from '../../src/ui/menu/Menu';
import { MenuItem } from '../../src/ui/menu/MenuItem';
import { MenuLink } from '../../src/ui/menu/MenuLink';
import type { MenuOpening } from '../../src/ui/menu/useMenuButton';
import { useUi } from '../../src/ui/UiContext';
import { useCopyLink } from './useCopyLink';

interface Props extends MenuOpening {
  link: string;
  /** Of the discussion. */
  title: string;
  recordType: 'discussion' | 'comment';
}

/** The open menu of ways to pass a post on. */
export function ShareItems({ link, title, recordType, ...opening }: Props) {
  const { locale, meta, section, urls } = useUi();
  const { t } = locale;
  const copy = useCopyLink();
  const { userID } = useCurrentUser();
  const mayWrite = usePermission('conversations.add') && userID > 0;
  const encoded = encodeURIComponent(link);
  const subject = encodeURIComponent(t('Check it out: {name}', { name: title }));
  const body = encodeURIComponent(t('Check out this post: {url}', { url: link }));
  const mail = safeUrl('user', `mailto:?subject=${subject}&body=${body}`, urls());
  const message =
    meta.context.conversationsEnabled && mayWrite
      ? safeUrl('internal', `${section}/messages/add?content=${encoded}`, urls())
      : null;
  return (
    <Menu {...opening}>
      <MenuItem icon="format-link" part="copy" onPress={() => void copy(link)}>
        {t(recordType === 'comment' ? 'Copy Link to Comment' : 'Copy Link')}
      </MenuItem>
      {mail && (
        <MenuLink icon="message" href={mail}>
          {t('Email Link')}
        </MenuLink>
      )}
      {message && (
        <MenuLink icon="share" href={message}>
          {t('Share In Message')}
        </MenuLink>
      )}
    </Menu>
  );
}
