import { Fragment } from 'react';
import { safeUrl, useAppDispatch, type PostPlace } from '../../src/index';
import { bump } from '../../src/resources/discussions/changeDiscussion';
import { ExtensionGroups } from '../../src/ui/menu/ExtensionGroups';
import { Menu } from '../../src/ui/menu/Menu';
import { MenuGroup } from '../../src/ui/menu/MenuGroup';
import { MenuItem } from '../../src/ui/menu/MenuItem';
import { MenuLink } from '../../src/ui/menu/MenuLink';
import type { MenuOpening } from '../../src/ui/menu/useMenuButton';
import { useUi } from '../../src/ui/UiContext';
import type { MenuKey } from './discussionMenu';
import { editTimeWords } from './editTimeWords';
import { FlagItem } from './FlagItem';
import type { DialogKey } from './PostDialog';
import { useOutcome } from './useOutcome';
import type { PostMenuContent } from './usePostMenu';

interface Props extends MenuOpening, Omit<PostMenuContent, 'isEmpty' | 'here'> {
  place: PostPlace;
  onOpen(dialog: DialogKey): void;
}

/** The open menu: what the reader may do, what add-ons have put there, and what other systems can be told. */
export function PostMenuItems({ place, groups, integrations, left, onOpen, ...opening }: Props) {
  const { locale, urls, section } = useUi();
  const { t } = locale;
  const dispatch = useAppDispatch();
  const tell = useOutcome();
  const { recordType, recordID } = place;

  const link = (path: string, words: string) => {
    const href = safeUrl('internal', section + path, urls());
    return href && <MenuLink href={href}>{words}</MenuLink>;
  };
  const dialog = (key: DialogKey, words: string, danger = false) => (
    <MenuItem danger={danger} onPress={() => onOpen(key)}>
      {words}
    </MenuItem>
  );
  async function bumpIt() {
    const error = await dispatch(bump(recordID));
    if (error) tell.failed(error);
    else tell.done(t('Success! This post has been bumped.'));
  }

  const items: Record<MenuKey, () => React.ReactNode> = {
    edit: () =>
      link(
        `/post/edit${recordType}/${recordID}`,
        left === null ? t('Edit') : t('Edit ({time})', { time: editTimeWords(left, locale) }),
      ),
    dismiss: () => (
      <FlagItem
        discussionID={recordID}
        flag="dismissed"
        names={['Dismiss', 'Dismissed']}
        done={['Success. Dismissal cancelled.', 'Success. Announcement has been dismissed.']}
      />
    ),
    mute: () => (
      <FlagItem
        discussionID={recordID}
        flag="muted"
        names={['Mute', 'Muted']}
        done={['Discussion has been unmuted.', 'Discussion has been muted.']}
      />
    ),
    delete: () => dialog(recordType === 'comment' ? 'deleteComment' : 'delete', t('Delete'), true),
    move: () => dialog('move', t('Move Post')),
    type: () => dialog('type', t('Change Post Type')),
    tag: () => dialog('tag', t('Tag')),
    resolve: () => <FlagItem discussionID={recordID} flag="resolved" names={['Resolve', 'Unresolve']} />,
    announce: () => dialog('announce', t('Announce')),
    author: () => dialog('author', t('Change Author')),
    collect: () => dialog('collect', t('Add to Collection')),
    bump: () => <MenuItem onPress={() => void bumpIt()}>{t('Bump')}</MenuItem>,
    sink: () => <FlagItem discussionID={recordID} flag="sink" names={['Sink', 'Sunk']} />,
    close: () => <FlagItem discussionID={recordID} flag="closed" names={['Close', 'Closed']} />,
    history: () => link(`/log/filter?recordType=discussion&recordID=${recordID}`, t('Revision History')),
    deleted: () =>
      link(
        `/log/filter?parentRecordID=${recordID}&recordType=comment&operation=delete`,
        t('Deleted Comments'),
      ),
    report: () => dialog('report', t('Report')),
  };
  const group = (keys: readonly MenuKey[], index: number) => (
    <MenuGroup key={index}>
      {keys.map((key) => (
        <Fragment key={key}>{items[key]()}</Fragment>
      ))}
    </MenuGroup>
  );

  return (
    <Menu {...opening}>
      {groups.slice(0, -1).map(group)}
      <ExtensionGroups point={`${recordType}.menu`} {...place} />
      <MenuGroup>
        {integrations.map(({ attachmentType, label }) => (
          <MenuItem key={attachmentType} onPress={() => onOpen(`attach:${attachmentType}`)}>
            {t(label)}
          </MenuItem>
        ))}
      </MenuGroup>
      {groups.slice(-1).map(group)}
    </Menu>
  );
}
