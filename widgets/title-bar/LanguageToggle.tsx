import { useAppSelector } from '../../src/index';
import { selectLocales } from '../../src/resources/locales';
import { Icon } from '../../src/ui/Icon';
import { useLocale } from '../../src/ui/useLocale';
import { BarFlyout } from './BarFlyout';
import { barPart } from './barPart';

const Languages = barPart(() => import('./LanguageFlyout').then((part) => part.LanguageFlyout), '/');

/** The way to the same page in another language, where the site has more than one. */
export function LanguageToggle() {
  const { t } = useLocale();
  const locales = useAppSelector(selectLocales);
  if (Object.keys(locales).length < 2) return null;
  return (
    <BarFlyout
      part="language"
      name={t('Choose language')}
      preload={Languages.preload}
      body={(props) => <Languages.View {...props} />}
    >
      <Icon name="globe" />
    </BarFlyout>
  );
}
