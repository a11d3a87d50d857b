import { usePermissions, lazyImport } from '../../src/index';
import { Button } from '../../src/ui/Button';
import { Icon } from '../../src/ui/Icon';
import { lazyPart } from '../../src/ui/lazyPart';
import { useMenuButton } from '../../src/ui/menu/useMenuButton';
import { useExtensions } from '../../src/ui/useExtensions';
import { useLocale } from '../../src/ui/useLocale';

const Items = lazyPart(() => lazyImport(() => import('./CardMenuItems')).then((part) => part.CardMenuItems), {
  name: 'UserCard',
});

/** What add-ons let readers do with a user; no button where that is nothing. */
export function CardMenu({ userID, name }: { userID: number; name: string }) {
  const { t } = useLocale();
  const can = usePermissions();
  const { button, menu } = useMenuButton();
  const items = useExtensions('userCard.menu');
  if (!items.some(({ permission }) => permission === undefined || can(permission))) return null;
  return (
    <>
      <Button
        {...button}
        look="icon"
        className="inl-card__menu"
        data-inlay-part="menu"
        aria-label={t('Options: {post}', { post: name })}
      >
        <Icon name="more" />
      </Button>
      {menu && <Items {...menu} userID={userID} />}
    </>
  );
}
