import { lazyImport, useIsGuest, usePermission } from '../../src/index';
import { Button, LinkButton } from '../../src/ui/Button';
import { Icon } from '../../src/ui/Icon';
import { lazyPart } from '../../src/ui/lazyPart';
import { useMenuButton } from '../../src/ui/menu/useMenuButton';
import { useLocale } from '../../src/ui/useLocale';
import { useSiteLink } from '../../src/ui/useSiteLink';
import { useUi } from '../../src/ui/UiContext';
import { useOwnStyle } from '../../src/ui/home/useOwnStyle';
import { chooseItems } from './chooseItems';
import type { NewPostMenuProps } from './props';
import './new-post-menu.css';

const Choices = lazyPart(() => lazyImport(() => import('./PostChoices')).then((part) => part.PostChoices), {
  name: 'NewPostMenu',
});

/** What kinds of posts a member may begin here. For those who may none there is nothing. */
export function NewPostMenu(props: NewPostMenuProps) {
  const { t } = useLocale();
  const { inner } = useUi();
  const siteLink = useSiteLink();
  const isGuest = useIsGuest();
  const mayPost = usePermission('discussions.add');
  const { button, menu: opening } = useMenuButton();
  const { borderRadius, title, titleType } = props;
  const own = useOwnStyle({
    '--inl-new-post-radius': borderRadius === undefined ? null : `${borderRadius}px`,
  });
  const { buttons, menu } = chooseItems(props, siteLink);
  if (isGuest || !mayPost || buttons.length + menu.length === 0) return null;
  const name = titleType !== 'none' && title ? title : t('New Post');
  const isSingle = buttons.length + Number(menu.length > 0) === 1;
  const look = 'inl-button inl-button--primary inl-new-post__button';
  return (
    <div
      {...own}
      className={['inl-root inl-new-post', own.className].filter(Boolean).join(' ')}
      data-look={isSingle ? 'single' : undefined}
    >
      {buttons.map(({ id, label, href }) => (
        <LinkButton key={id} href={href} look="primary" className="inl-new-post__button" draggable={false}>
          <bdi>{label}</bdi>
        </LinkButton>
      ))}
      {menu.length > 0 && inner && (
        <details>
          <summary className={look} data-inlay-part="menu">
            {name}
            <Icon name="chevron-down" />
          </summary>
          <ul className="inl-new-post__list">
            {menu.map(({ id, label, href }) => (
              <li key={id}>
                <a href={href} draggable={false}>
                  <bdi>{label}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      {menu.length > 0 && !inner && (
        <Button {...button} look="primary" className="inl-new-post__button" data-inlay-part="menu">
          {name}
          <Icon name="chevron-down" />
        </Button>
      )}
      {opening && <Choices {...opening} label={name} choices={menu} />}
    </div>
  );
}
