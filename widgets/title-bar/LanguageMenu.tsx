import { Menu } from '../../src/ui/menu/Menu';
import { MenuLink } from '../../src/ui/menu/MenuLink';
import type { MenuOpening } from '../../src/ui/menu/useMenuButton';
import { useLocale } from '../../src/ui/useLocale';
import { useLanguages } from './useLanguages';

/** The languages to choose from, by arrows and first letters too. */
export function LanguageMenu(opening: MenuOpening) {
  const { t } = useLocale();
  return (
    <Menu {...opening} label={t('Choose language')}>
      {useLanguages().map(({ localeKey, name, tag, href, isCurrent }) => (
        <MenuLink key={localeKey} href={href} language={tag} current={isCurrent}>
          {name}
        </MenuLink>
      ))}
    </Menu>
  );
}
