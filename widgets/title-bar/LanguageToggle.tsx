import { lazyImport } from '../../src/index';
import { Button } from '../../src/ui/Button';
import { Icon } from '../../src/ui/Icon';
import { useMenuButton, type MenuOpening } from '../../src/ui/menu/useMenuButton';
import { useLocale } from '../../src/ui/useLocale';
import { barPart } from './barPart';
import { useLanguages } from './useLanguages';

const Languages = barPart<MenuOpening>(
  () => lazyImport(() => import('./LanguageMenu')).then((part) => part.LanguageMenu),
  '/',
  () => [
    lazyImport(() => import('../../src/ui/menu/Menu')),
    lazyImport(() => import('../../src/ui/useBeside')),
  ],
);

/** The way to the same page in another language, where the site has more than one. */
export function LanguageToggle() {
  const { t } = useLocale();
  const { button, menu } = useMenuButton();
  if (useLanguages().length < 2) return null;
  return (
    <>
      <Button
        {...button}
        look="icon"
        aria-label={t('Choose language')}
        title={t('Choose language')}
        data-inlay-part="language"
        onPointerEnter={Languages.preload}
        onFocus={Languages.preload}
      >
        <Icon name="globe" />
      </Button>
      {menu && <Languages.View {...menu} />}
    </>
  );
}
