import { useRef } from 'react';
import { lazyImport, type PostPlace, type WidgetExtras } from '../../src/index';
import { Button } from '../../src/ui/Button';
import { Extensions } from '../../src/ui/Extensions';
import { Icon } from '../../src/ui/Icon';
import { lazyPart } from '../../src/ui/lazyPart';
import { useMenuButton } from '../../src/ui/menu/useMenuButton';
import { Tooltip } from '../../src/ui/Tooltip';
import { useLocale } from '../../src/ui/useLocale';
import { CopyPermalink } from './CopyPermalink';
import { PostDialog, type DialogKey } from './PostDialog';
import type { PostMenuProps, readProps } from './props';
import { SharePost } from './SharePost';
import { useDialogs } from './useDialogs';
import { usePostMenu } from './usePostMenu';
import './post-menu.css';

const Items = lazyPart(() => lazyImport(() => import('./PostMenuItems')).then((part) => part.PostMenuItems), {
  name: 'PostMenu',
});

const Flag = lazyPart(() => lazyImport(() => import('./LegacyFlag')).then((part) => part.LegacyFlag), {
  name: 'PostMenu',
});
const Integrations = lazyPart(
  () => lazyImport(() => import('./LegacyIntegrations')).then((part) => part.LegacyIntegrations),
  { name: 'PostMenu' },
);

/** What can be done with a post: add-ons' buttons, Share, Report, and a menu of all that the reader may do. */
export function PostMenu(props: ReturnType<typeof readProps> & Pick<WidgetExtras, 'onClose' | 'printed'>) {
  if ('flag' in props) return <Flag {...props} />;
  if ('integrations' in props) return <Integrations {...props} />;
  return 'permalink' in props ? (
    <CopyPermalink url={props.permalink} onClose={props.onClose} />
  ) : (
    <PostControls {...props} />
  );
}

function PostControls({ printed, ...given }: PostMenuProps & Pick<WidgetExtras, 'printed'>) {
  const { t } = useLocale();
  const label = given.label ?? printed?.closest('[aria-label]')?.ariaLabel ?? '';
  const props = { ...given, label };
  const { recordType, recordID, userID, known, isRow = false } = props;
  const place: PostPlace = { recordType, recordID, userID, ...(known && { known }) };
  const { button, menu } = useMenuButton();
  const { isEmpty, here, ...content } = usePostMenu(props);
  const { open, dialog } = useDialogs<DialogKey>();
  const opener = useRef<HTMLButtonElement>(null);
  const mayReport = content.groups.at(-1)?.includes('report');
  const name = recordType === 'discussion' ? t('Discussion Options') : t('Options: {post}', { post: label });
  return (
    <span className="inl-root inl-post-menu">
      {!isRow && <Extensions point={`${recordType}.buttons`} {...place} />}
      {!isRow && <SharePost {...props} />}
      {!isRow && mayReport && (
        <Tooltip content={t('Report content')}>
          {(anchor) => (
            <Button
              {...anchor}
              look="icon"
              size="compact"
              className="inl-post-menu__button"
              data-inlay-part="report"
              aria-label={
                recordType === 'discussion' ? t('Report content') : t('Report: {post}', { post: label })
              }
              onClick={({ currentTarget }) => open('report', currentTarget)}
            >
              <Icon name="flag" />
            </Button>
          )}
        </Tooltip>
      )}
      {!isEmpty && (
        <Button
          {...button}
          ref={opener}
          look="icon"
          size="compact"
          className="inl-post-menu__button"
          data-inlay-part="menu"
          aria-label={name}
        >
          <Icon name="more" />
        </Button>
      )}
      {menu && !isEmpty && (
        <Items {...menu} {...content} place={place} onOpen={(key) => open(key, opener.current)} />
      )}
      {dialog && <PostDialog {...dialog} place={place} can={here} />}
    </span>
  );
}
