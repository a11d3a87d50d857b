import { Icon } from '../../src/ui/Icon';
import { useLocale } from '../../src/ui/useLocale';
import { useLanguages } from './useLanguages';

/** Each language in its own words, leading to this page in it. */
export function LanguageLinks() {
  const { t } = useLocale();
  return (
    <ul className="inl-bar-menu" aria-label={t('Choose language')}>
      {useLanguages().map(({ localeKey, name, tag, href, isCurrent }) => (
        <li key={localeKey}>
          <a
            className="inl-bar-menu__link"
            href={href}
            hrefLang={tag}
            aria-current={isCurrent ? 'true' : undefined}
          >
            <span lang={tag}>{name}</span>
            {isCurrent && <Icon name="check" />}
          </a>
        </li>
      ))}
    </ul>
  );
}
