import { lazyImport } from '../../src/index';
import { Button } from '../../src/ui/Button';
import { Icon } from '../../src/ui/Icon';
import { lazyPart } from '../../src/ui/lazyPart';
import { useMenuButton } from '../../src/ui/menu/useMenuButton';
import { useUi } from '../../src/ui/UiContext';
import type { PostMenuProps } from './props';
import { sharedLink } from './sharedLink';

const Items = lazyPart(() => lazyImport(() => import('./ShareItems')).then((part) => part.ShareItems), {
  name: 'PostMenu',
});

/** A phone's own sheet; computers have one too, which knows less than our menu. */
function sheetOf({ navigator }: Window, data: ShareData): (() => Promise<void>) | null {
  const isPhone = /Android|iPhone|iPad|iPod/i.test(navigator.userAgent);
  // What calls itself a Mac and can be touched with several fingers is a tablet.
  const isTablet = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
  const canShare = typeof navigator.share === 'function' && navigator.canShare?.(data) === true;
  return canShare && (isPhone || isTablet) ? () => navigator.share(data) : null;
}

/** Passes a post on. */
export function SharePost({ recordType, url, label, discussion }: PostMenuProps & { label: string }) {
  const { locale, window, home } = useUi();
  const { t } = locale;
  const { button, menu } = useMenuButton();
  const link = sharedLink(url, home);
  const title = typeof discussion?.name === 'string' ? discussion.name : label;
  const words = recordType === 'discussion' ? t('Share') : t('Share: {post}', { post: label });
  return (
    <>
      <Button
        {...button}
        onClick={(event) => {
          const sheet = sheetOf(window, { title, url: link });
          if (!sheet) return button.onClick(event);
          const { currentTarget } = event;
          // Closed without a choice, it rejects; the keyboard goes on where it was.
          void sheet().then(
            () => currentTarget.focus(),
            () => currentTarget.focus(),
          );
        }}
        look="icon"
        size="compact"
        className="inl-post-menu__button"
        data-inlay-part="share"
        aria-label={words}
      >
        <Icon name="share" />
      </Button>
      {menu && <Items {...menu} link={link} title={title} recordType={recordType} />}
    </>
  );
}
