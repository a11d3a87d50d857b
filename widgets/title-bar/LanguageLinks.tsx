import { useAppSelector } from '../../src/index';
import { selectLocales } from '../../src/resources/locales';
import { Icon } from '../../src/ui/Icon';
import { useUi } from '../../src/ui/UiContext';

/** Each language in its own words, leading to this page in it. */
export function LanguageLinks() {
  const { locale, meta, window } = useUi();
  const locales = Object.values(useAppSelector(selectLocales));
  const hrefOf = (localeKey: string) => {
    const url = new URL(window.location.href);
    url.searchParams.set('locale', localeKey);
    return url.href;
  };
  return (
    <ul className="inl-bar-menu" aria-label={locale.t('Choose language')}>
      {locales.map(({ localeKey, name }) => {
        const tag = localeKey.replaceAll('_', '-');
        const isCurrent = localeKey === meta.ui.localeKey;
        return (
          <li key={localeKey}>
            <a
              className="inl-bar-menu__link"
              href={hrefOf(localeKey)}
              hrefLang={tag}
              aria-current={isCurrent ? 'true' : undefined}
            >
              <span lang={tag}>{name}</span>
              {isCurrent && <Icon name="check" />}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
