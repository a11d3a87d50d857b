import { useRef } from 'react';
import { lazyImport } from '../../src/index';
import { Button } from '../../src/ui/Button';
import { Extensions } from '../../src/ui/Extensions';
import { Icon } from '../../src/ui/Icon';
import { lazyPart } from '../../src/ui/lazyPart';
import { useMenuButton } from '../../src/ui/menu/useMenuButton';
import { useLocale } from '../../src/ui/useLocale';
import type { PostMenuProps } from './props';
import { useAttaching } from './useAttaching';
import './post-menu.css';

const Items = lazyPart(() => lazyImport(() => import('./PostMenuItems')).then((part) => part.PostMenuItems), {
  name: 'PostMenu',
});

const AttachmentDialog = lazyPart(
  () => lazyImport(() => import('./AttachmentDialog')).then((part) => part.AttachmentDialog),
  {
    name: 'PostMenu',
  },
);

/** What can be done with a post: add-ons' buttons, and a menu. */
export function PostMenu({ url, label, ...place }: PostMenuProps) {
  const { t } = useLocale();
  const { button, menu } = useMenuButton();
  const { attach, dialog } = useAttaching();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <span className="inl-root inl-post-menu">
      <Extensions point={`${place.recordType}.buttons`} {...place} />
      <Button
        {...button}
        ref={opener}
        look="icon"
        size="compact"
        className="inl-post-menu__button"
        data-inlay-part="menu"
        aria-label={t('Options: {post}', { post: label })}
      >
        <Icon name="more" />
      </Button>
      {menu && <Items {...menu} url={url} place={place} onAttach={attach} />}
      {dialog && <AttachmentDialog {...dialog} post={place} opener={opener.current} />}
    </span>
  );
}
